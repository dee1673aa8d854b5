/** First parts of names made of plain words. */
export const FIRST_WORDS: readonly string[] = `
  Ash Amber Anvil Beacon Bitter Black Bright Brine Broken Candle Chalk Cinder Clear Cold Copper Crow
  Dawn Deep Dusk Dust Ember Ever Fallow Far Fern Flint Gale Ghost Gilt Glass Gold Grey
  Half Harrow High Hollow Hush Iron Ivory Kettle Lamp Lantern Last Late Lone Long Lost Low
  Mercy Mist Moon Moth Never Night Old Pale Pilgrim Plain Quiet Quill Rain Raven Red Rime
  Rook Rust Salt Scarlet Second Shadow Silver Slate Slow Small Smoke Still Stone Sundown Tallow Third
  Thorn Tin Twin Velvet Wander White Wild Winter Wren
`
  .trim()
  .split(/\s+/)

/** Last parts of names made of plain words. */
export const LAST_WORDS: readonly string[] = `
  anchor arch bell berth bloom bough brand candle crown door dream drift edge end fall find
  fire flame fold glade glass glow grace guard halt hearth helm hold hollow hope keep knell
  lamp lantern light lock loom loss mark mast mile mirror muse oath pass path perch pledge
  promise pyre quay rest rise roost sail scar shard shelf shoal sign spar spark spire stair
  stand stay stride thread tide toll torch trace turn vault veil vow wake ward watch way
  whisper wick wind wing wish yard
`
  .trim()
  .split(/\s+/)
