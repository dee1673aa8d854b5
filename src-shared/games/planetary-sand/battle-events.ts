import type {
  BlastHit,
  Captives,
  DeclaredShot,
  ObjectiveHoldTurns,
  MissileInFlight,
  FiringListEntry,
  Melee,
  RolledShot,
  WorkInProgress,
} from './battle.ts'
import type { Figure, Machine, RobotOrder, Position } from './model.ts'
import type { PhaseId } from './tables/phases.ts'
import type { TaskId } from './tables/tasks.ts'

/** A figure or machine and its new position. */
export interface PlacedPiece {
  readonly id: string
  readonly place: Position
}

/** An event of a battle. */
export type BattleEvent =
  | { readonly type: 'deployed'; readonly things: readonly PlacedPiece[] }
  | { readonly type: 'ended-phase'; readonly side: string }
  | { readonly type: 'tossed'; readonly winner: string; readonly isHeads: boolean }
  | { readonly type: 'chose-first'; readonly first: string }
  | { readonly type: 'began-phase'; readonly phase: PhaseId; readonly turn: number; readonly first: string }
  | {
      readonly type: 'acted'
      readonly task: TaskId
      readonly things: readonly PlacedPiece[]
      /** Distance covered, in R. */
      readonly moved: number
      readonly stopped: string | null
    }
  | { readonly type: 'met'; readonly units: readonly [string, string] }
  /** Degrees from +y, counter-clockwise (SAND-MOVE-3). */
  | { readonly type: 'faced'; readonly headings: readonly { readonly id: string; readonly heading: number }[] }
  | { readonly type: 'parted'; readonly units: readonly [string, string] }
  | { readonly type: 'suited'; readonly figures: readonly string[] }
  | { readonly type: 'stocked'; readonly from: string; readonly to: string }
  | { readonly type: 'listed'; readonly side: string; readonly entries: readonly FiringListEntry[] | null }
  | { readonly type: 'revealed' }
  | { readonly type: 'declared'; readonly shot: DeclaredShot }
  /** Withdraws all declared shots of a shooter. */
  | { readonly type: 'withdrew'; readonly shooter: string }
  /** Both sides have declared their shots; all dice are rolled (SAND-TURN-1). */
  | { readonly type: 'rolled' }
  | ({ readonly type: 'shot' } & RolledShot)
  | ({ readonly type: 'launched' } & MissileInFlight)
  | { readonly type: 'blasted'; readonly launch: number; readonly hits: readonly BlastHit[] }
  | { readonly type: 'fell'; readonly figures: readonly string[]; readonly why: string }
  | { readonly type: 'wrecked'; readonly machine: string }
  | { readonly type: 'got-out'; readonly figure: string; readonly isHeads: boolean | null; readonly place: Position }
  | { readonly type: 'opened'; readonly opening: string; readonly state: 'punctured' | 'breached' }
  /**
   * A stone wall of the field, by index from 0, is knocked down (SAND-DEF-6): completely before rules 3, since then a
   * gap given as two shares of its length.
   */
  | { readonly type: 'felled-wall'; readonly wall: number; readonly gap?: readonly [number, number] }
  | { readonly type: 'leaked'; readonly room: string }
  | { readonly type: 'lost-air'; readonly room: string }
  /** `place` is missing in older battles. */
  | { readonly type: 'fled'; readonly figure: string; readonly to: string; readonly place?: Position }
  | { readonly type: 'volley-fell' }
  | { readonly type: 'closed'; readonly melee: Melee }
  | {
      readonly type: 'fought'
      readonly melee: string
      readonly cancelled: readonly string[]
      readonly as: 'killed' | 'locked'
    }
  | { readonly type: 'ended-melee'; readonly melee: string; readonly freed: readonly string[] }
  | { readonly type: 'captured'; readonly captives: Captives }
  | { readonly type: 'guarded'; readonly captives: string; readonly guards: readonly string[] }
  | { readonly type: 'escaped'; readonly captives: string; readonly men: readonly string[] }
  | { readonly type: 'exchanged'; readonly men: readonly string[] }
  | { readonly type: 'disarmed'; readonly captives: string; readonly men?: readonly string[] }
  | { readonly type: 'rejoined'; readonly figures: readonly string[] }
  | { readonly type: 'worked'; readonly work: WorkInProgress }
  | { readonly type: 'finished'; readonly work: WorkInProgress }
  | { readonly type: 'abandoned'; readonly work: WorkInProgress }
  | {
      readonly type: 'ordered'
      readonly robots: readonly string[]
      readonly order: RobotOrder | null
      readonly post: string | null
      /**
       * The specialist or robot that transmitted the order; missing in older battles, which did not record messages.
       */
      readonly via?: string
    }
  | { readonly type: 'command-checked'; readonly out: readonly string[]; readonly briefed?: readonly string[] }
  | { readonly type: 'fulfilled'; readonly robots: readonly string[] }
  | { readonly type: 'left-table'; readonly figures: readonly string[] }
  | { readonly type: 'blocked'; readonly machine: string }
  | { readonly type: 'counted'; readonly holds: Readonly<Record<string, ObjectiveHoldTurns>> }
  | { readonly type: 'surrendered'; readonly side: string }
  | {
      readonly type: 'corrected'
      readonly note: string
      readonly figures: readonly (Pick<Figure, 'id'> & Partial<Figure>)[]
      readonly machines: readonly (Pick<Machine, 'id'> & Partial<Machine>)[]
      /**
       * All remaining groups of prisoners; missing in older battles, which derive releases from the figures' status.
       */
      readonly captives?: readonly Captives[]
    }
  | { readonly type: 'won'; readonly winner: string | null; readonly why: string }
  | { readonly type: 'applied' }
