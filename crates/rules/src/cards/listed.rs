//! Arrays of all variants of an enum.

/// All variants as an array. For constants only, where a wrong length fails to compile.
pub const fn listed<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    assert!(variants.len() == N, "as many as there are variants");
    match variants.first_chunk() {
        Some(all) => *all,
        None => panic!("as many as there are variants"),
    }
}
