//! What people do wrong: each gets a sentence that only they see, and nothing changes.
