import type { LucideIcon } from '@lucide/vue'
import type { Component } from 'vue'
import type { HexEmphasis } from '#renderer/parts/star-map/draw/overlay-draft.ts'
import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import type { Layers } from '#renderer/parts/star-map/layers.ts'
import type { Symmetry } from '#shared/cluster/symmetry.ts'
import type { ClusterEdit, MapKind } from '#shared/contract/cluster.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import type { HexPlace, HexPoint } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** What is drawn before it is done: edits as ghosts, and marks that are no edits. */
export type Preview =
  | ClusterEdit
  | { readonly type: 'line'; readonly from: HexPlace; readonly to: HexPlace }
  | { readonly type: 'box'; readonly from: HexPoint; readonly to: HexPoint }
  | { readonly type: 'lasso'; readonly points: readonly HexPoint[] }
  | { readonly type: 'hexes'; readonly hexes: HexRuns; readonly emphasis: HexEmphasis }
  /** A way measured: the hexes of the straight line, and the stars of the way along routes where there is one. */
  | {
      readonly type: 'measure'
      readonly from: HexPlace
      readonly to: HexPlace
      readonly text: string
      readonly way: readonly HexPlace[]
    }

/** A thing on the map. */
export interface MapThingRef {
  readonly kind: MapKind
  readonly id: string
}

/** What becomes of the selection. */
export interface SelectionChange {
  readonly how: 'replace' | 'add' | 'remove' | 'toggle'
  readonly things: readonly MapThingRef[]
}

/** One gesture, one change; `label` says it in the person's words, null has it worded by what it does. */
export interface Gesture {
  readonly label: string | null
  readonly edits: readonly ClusterEdit[]
}

/** A label or note that is to be put on the map. */
export type LabelEdit = Extract<ClusterEdit, { type: 'add-label' }>

/** What comes of one event. */
export interface ToolStep<State> {
  readonly state: State
  readonly preview?: readonly Preview[]
  readonly commit?: Gesture
  /** A label that is asked for its words before it is there. */
  readonly write?: LabelEdit
  /** What was chosen wants another name. */
  readonly rename?: boolean
  readonly select?: SelectionChange
  /** What the status line says of it: “7 hexes, 9 along routes”. */
  readonly status?: string
}

/** What a tool works on and with. */
export interface MapContext {
  readonly map: StarMap
  readonly selection: readonly MapThingRef[]
  readonly symmetry: Symmetry
  /** What is hidden or locked is not edited. */
  readonly layers: Layers
  /** The id of something new. */
  newId(): string
  /** Chance by seed, 0 to 1 (1 left out): the n-th draw of a stroke. */
  chance(draw: number): number
}

/** What a tool works on, with how it is set. */
export interface ToolContext<Settings = unknown> extends MapContext {
  readonly settings: Settings
}

/** What is edited, with how all tools are set, by their ids. */
export interface EditingContext extends MapContext {
  readonly options: Readonly<Record<string, unknown>>
}

/** A way to edit or look at the map: how it is shown, set and taken in hand, and a small state machine without side effects. */
export interface MapTool<Id extends string = string, State = unknown, Options = unknown> {
  readonly id: Id
  readonly name: string
  readonly icon: LucideIcon
  /** The letter that takes it in hand. */
  readonly key: string
  /** Tools that edit stand first; those that only look fold into a menu on a narrow window. */
  readonly purpose: 'edit' | 'look'
  /** What to do with it as it is set. */
  help(options: Options): string
  /** How it is set at first, and the fields that set it; null where there is nothing to set. */
  readonly options: { readonly first: Options; readonly fields: Component } | null
  /** The pointer over the map, as CSS names it. */
  readonly cursor: string
  readonly idle: State
  on(state: State, event: MapEvent, scene: ToolContext<Options>): ToolStep<State>
  /** What it is in the middle of, in a word: `idle`, `dragging`. */
  phase(state: State): string
}

/** What works of a tool, without how it is shown. */
export type ToolMachine<State> = Pick<MapTool<string, State>, 'id' | 'idle' | 'on' | 'phase'>
