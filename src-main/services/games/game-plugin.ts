import type { AnyGame } from '#main/games/kit/game.ts'
import type { Area } from '#shared/contract/areas.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { CampaignCounts, PendingTask } from '#shared/contract/campaign.ts'
import type { ChronicleItem } from '#shared/contract/journal.ts'
import type { OrderRefusalFinder, UndoGuard, UndoWarningFinder } from '../kit/guards.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import type { SeatNameFinder } from '../matches/match-service-dependencies.ts'
import type { FormMakersByForm } from '../print/page-form.ts'

/** The areas of the contract whose results depend on each table. */
export type AreasByTable = Readonly<Record<string, readonly Area[]>>

/** A game's interface to the campaign. Everything else about a game is known only to its own folder. */
export interface GamePlugin<Makers extends object> {
  /** For its own tables, and for the campaign's tables that its results depend on. */
  readonly areas: AreasByTable
  /**
   * Creates the game's part of an open campaign, lazily. `matchGames` are the games in which its battles may be
   * fought.
   */
  open(tools: ServiceDependencies, matchGames: readonly AnyGame[]): GameCampaignHooks & { readonly makers: Makers }
}

/** A game in an open campaign. Absent members have no effect. */
export interface GameCampaignHooks {
  /** Call once the campaign is open. */
  afterOpen?(): void
  /** Its counts, for the home page. */
  counts?(): Partial<CampaignCounts>
  /** Tasks that wait for the gamemaster. */
  due?(): PendingTask[]
  readonly guardUndo?: UndoGuard
  /** Returns a warning about effects of an undo outside this campaign, or null if there are none. */
  readonly warnUndo?: UndoWarningFinder
  /** Returns why an order of a match may not be given in this file, or null; used by games played at two tables. */
  readonly refuseOrder?: OrderRefusalFinder
  /** Returns the name of a seat that is kept beside its match, such as that of a player by mail, or null. */
  readonly nameSeat?: SeatNameFinder
  /** Whether a player may know of a thing, as far as this game decides. */
  sees?(entity: Pick<Thing, 'kind' | 'id'>): boolean
  /** Printed forms of its pages. */
  readonly forms?: FormMakersByForm
  /** Its items in the chronicle. `nameOf` returns null for things that the reader may not know. */
  chronicle?(nameOf: (kind: Thing['kind'], id: string) => string | null): ChronicleItem[]
}
