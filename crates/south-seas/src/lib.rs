//! South Seas: islands, bridges and seas, and ships that want their goods.
