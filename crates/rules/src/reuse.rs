//! Cloning into existing memory. Search copies states over and over; copying field by field reuses
//! the allocations of lists.

/// Derives `Clone` with a field-by-field `clone_from`.
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
