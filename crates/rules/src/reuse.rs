//! Copies into memory that is there already. Search copies a state, plays it to its end and copies again: what lies in
//! lists is then written over what lay there, field by field, instead of being put together and moved.

/// A type with a `Clone` whose `clone_from` copies field by field.
macro_rules! clone_by_field {
    (
        $(#[$meta:meta])*
        $vis:vis struct $type:ident { $($(#[$doc:meta])* $seen:vis $field:ident: $of:ty,)+ }
    ) => {
        $(#[$meta])*
        $vis struct $type { $($(#[$doc])* $seen $field: $of,)+ }

        impl Clone for $type {
            fn clone(&self) -> Self {
                let $type { $($field),+ } = self;
                $type { $($field: $field.clone()),+ }
            }

            fn clone_from(&mut self, source: &Self) {
                let $type { $($field),+ } = source;
                $(self.$field.clone_from($field);)+
            }
        }
    };
}
pub(super) use clone_by_field;
