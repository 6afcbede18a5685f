//! Copies into memory that is there already. Search copies a state, plays it to its end and copies again: what lies in
//! lists is then written over what lay there, field by field, instead of being put together and moved.

/// `Clone` for a type whose `clone_from` copies field by field. All fields have to be named.
macro_rules! clone_by_field {
    ($type:ident { $($field:ident),+ $(,)? }) => {
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
