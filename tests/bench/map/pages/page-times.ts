/** What pages of the bench leave for it to read, in milliseconds. */

export type Level = 'all' | 'mid' | 'near'

/** Frames of one level. */
export interface LevelFrames {
  readonly mode: Level
  readonly times: readonly number[]
  /** The longest work in one frame while the level is entered. */
  readonly entering: number
}

/** What a renderer's page measured. */
export interface PeerTimes {
  readonly frames: readonly LevelFrames[]
}

/** What the page of Orrery's own map measured. */
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
