import type { LucideIcon } from '@lucide/vue'
import type { Component } from 'vue'
import type { HexEmphasis } from '#renderer/parts/star-map/draw/map-overlay-builder.ts'
import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import type { MapLayerStates } from '#renderer/stores/map-layers.ts'
import type { Symmetry } from '#shared/cluster/symmetry.ts'
import type { ClusterEdit, MapKind } from '#shared/contract/cluster.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import type { HexPlace, HexPoint } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** Preview of a gesture: edits drawn as ghosts, and other marks. */
export type PreviewItem =
  | ClusterEdit
  | { readonly type: 'line'; readonly from: HexPlace; readonly to: HexPlace }
  | { readonly type: 'box'; readonly from: HexPoint; readonly to: HexPoint }
  | { readonly type: 'lasso'; readonly points: readonly HexPoint[] }
  | { readonly type: 'hexes'; readonly hexes: HexRuns; readonly emphasis: HexEmphasis }
  /** A measurement: the hexes of the straight line, and the stars of the path along routes if there is one. */
  | {
      readonly type: 'measure'
      readonly from: HexPlace
      readonly to: HexPlace
      readonly text: string
      readonly way: readonly HexPlace[]
    }

/** Reference to a thing on the map. */
export interface MapThingRef {
  readonly kind: MapKind
  readonly id: string
}

/** A change of the selection. */
export interface SelectionChange {
  readonly how: 'replace' | 'add' | 'remove' | 'toggle'
  readonly things: readonly MapThingRef[]
}

/**
 * One gesture is saved as one change. `label` describes it for the user; null derives the description from the edits.
 */
export interface EditGesture {
  readonly label: string | null
  readonly edits: readonly ClusterEdit[]
}

/** The edit that adds a label or note. */
export type AddLabelEdit = Extract<ClusterEdit, { type: 'add-label' }>

/** Result of one event. */
export interface ToolTransition<State> {
  readonly state: State
  readonly preview?: readonly PreviewItem[]
  readonly commit?: EditGesture
  /** A label whose text has to be entered before it is added. */
  readonly write?: AddLabelEdit
  /** Whether the selected thing should be renamed. */
  readonly rename?: boolean
  readonly select?: SelectionChange
  /** Status message: “7 hexes, 9 along routes”. */
  readonly status?: string
}

/** Context of the map for tools. */
export interface ToolMapContext {
  readonly map: StarMap
  readonly selection: readonly MapThingRef[]
  readonly symmetry: Symmetry
  /** Things on hidden or locked layers are not edited. */
  readonly layers: MapLayerStates
  newId(): string
  /** Seeded random number in the range [0, 1): the n-th draw of a stroke is always the same. */
  chance(draw: number): number
}

/** Context of a tool with its settings. */
export interface ToolContext<Settings = unknown> extends ToolMapContext {
  readonly settings: Settings
}

/** Editing context with the settings of all tools by id. */
export interface RunningToolContext extends ToolMapContext {
  readonly options: Readonly<Record<string, unknown>>
}

/** A tool for editing or viewing the map: its presentation, its settings, and a state machine without side effects. */
export interface MapTool<Id extends string = string, State = unknown, Options = unknown> {
  readonly id: Id
  readonly name: string
  readonly icon: LucideIcon
  /** Letter key that activates it. */
  readonly key: string
  /** Editing tools come first; viewing tools move into a menu in narrow windows. */
  readonly purpose: 'edit' | 'look'
  /** Help text for the current settings. */
  help(options: Options): string
  /** Initial settings and the component to edit them; null for tools without settings. */
  readonly options: { readonly first: Options; readonly fields: Component } | null
  /** CSS cursor over the map. */
  readonly cursor: string
  readonly idle: State
  on(state: State, event: MapEvent, context: ToolContext<Options>): ToolTransition<State>
  /** Name of the current phase: `idle`, `dragging`. */
  phase(state: State): string
}

/** The behaviour of a tool, without its presentation. */
export type ToolMachine<State> = Pick<MapTool<string, State>, 'id' | 'idle' | 'on' | 'phase'>
