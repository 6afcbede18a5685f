//! What many pictures import of one another, and of the package.

pub(super) use crate::prelude::*;

pub(super) use super::board::{BRIEF, GAP, INSIDE, MARGIN, SMALL, WIDE, shaped};
pub(super) use super::description::PyramidText;
pub(super) use super::head::Piece;
pub(super) use super::layout::{Extent, Layout};
pub(super) use super::names::{name_of, told_name};
pub(super) use super::own::Own;
pub(super) use super::picture::{PictureRoom, PrivatePicture, PublicPicture};
pub(super) use super::{head, sums};
