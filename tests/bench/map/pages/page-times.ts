/** Results that pages leave for the benchmark, in milliseconds. */

export type Level = 'all' | 'mid' | 'near'

/** Frames of one level. */
export interface LevelFrames {
  readonly mode: Level
  readonly times: readonly number[]
  /** Longest work in one frame while entering the level. */
  readonly entering: number
}

/** Measurements of a compared renderer. */
export interface PeerTimes {
  readonly frames: readonly LevelFrames[]
}

/** Measurements of Orrery's map. */
export interface MapTimes extends PeerTimes {
  readonly openings: readonly number[]
  readonly hits: readonly number[]
  readonly edits: readonly {
    readonly mode: Level
    readonly stroke: readonly number[]
    readonly undo: readonly number[]
  }[]
  readonly strewn: readonly number[]
}

declare global {
  interface Window {
    bench?: PeerTimes | MapTimes
  }
}
