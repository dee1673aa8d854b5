import type { AnyGame } from '#main/games/kit/game.ts'
import type { Area } from '#shared/contract/areas.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { Counts, PendingTask } from '#shared/contract/campaign.ts'
import type { ChronicleItem } from '#shared/contract/journal.ts'
import type { UndoGuard, UndoWarning } from '../history.ts'
import type { OrderGuard } from '../matches/playing.ts'
import type { Tools } from '../tools.ts'

/** Which areas of the contract answer differently when a table changes. */
export type AreasOfTables = Readonly<Record<string, readonly Area[]>>

/** A game as the campaign knows it: whatever else the game does, only its own folder knows. */
export interface GamePlugin<Makers extends object> {
  /** Of its own tables, and of the campaign's where its answers follow from them. */
  readonly areas: AreasOfTables
  /** The game in an open campaign; makes nothing before it is asked for. `matchGames` are those in which a battle of it may be fought. */
  open(tools: Tools, matchGames: readonly AnyGame[]): OpenGame & { readonly makers: Makers }
}

/** A game in an open campaign: what it has nothing to say to, it leaves out. */
export interface OpenGame {
  /** Call once the campaign is open. */
  afterOpen?(): void
  /** What there is of it, for the home page. */
  counts?(): Partial<Counts>
  /** What waits for the gamemaster. */
  due?(): PendingTask[]
  readonly guardUndo?: UndoGuard
  /** What undoing changes means outside this campaign, in words, or null where it is free. */
  readonly warnUndo?: UndoWarning
  /** Why an order of a match may not be given in this file, or null: a game that is flown at two tables says so. */
  readonly refuseOrder?: OrderGuard
  /** Whether a player may know of a thing, as far as this game can tell. */
  sees?(thing: Pick<Thing, 'kind' | 'id'>): boolean
  /** What it adds to the chronicle; `nameOf` answers null for what its reader may not know. */
  chronicle?(nameOf: (kind: Thing['kind'], id: string) => string | null): ChronicleItem[]
}
