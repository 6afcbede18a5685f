//! The macro that declares a service.

/// A service reaches only what it declares: parts of `ServiceDeps`, shared services and its own
/// state. Fields are visible in its folder only, and no service knows one that is created later.
macro_rules! service {
    (
        $(#[$doc:meta])* $vis:vis struct $name:ident of $($part:ident),+ {
            $($(#[$share_doc:meta])* $share:ident: $share_type:ty,)*
        }
        $(owns { $($(#[$own_doc:meta])* $own:ident: $own_type:ty,)* })?
    ) => {
        $(#[$doc])* $vis struct $name {
            $(pub(super) $part: service!(part $part),)+
            $($(#[$share_doc])* pub(super) $share: $share_type,)*
            $($($(#[$own_doc])* pub(super) $own: $own_type,)*)?
        }

        impl $name {
            pub(crate) fn new(
                from: &$crate::cache::foundation::ServiceDeps,
                $($share: &$share_type),*
            ) -> std::sync::Arc<$name> {
                std::sync::Arc::new($name {
                    $($part: Clone::clone(&from.$part),)+
                    $($share: Clone::clone($share),)*
                    $($($own: Default::default(),)*)?
                })
            }
        }
    };
    (part store) => { viceroy_store::Store };
    (part clock) => { std::sync::Arc<$crate::infra::uptime_clock::UptimeClock> };
    (part luck) => { std::sync::Arc<dyn $crate::infra::seeded_luck::LuckSource> };
    (part cards) => { &'static viceroy_rules::cards::Catalogue };
    (part queue) => { std::sync::Arc<$crate::cache::delivery_queue::DeliveryQueue> };
}
