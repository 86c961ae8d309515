//! Sea Dragons: long bodies laid over a sea of ships, whirlpools and corals.
