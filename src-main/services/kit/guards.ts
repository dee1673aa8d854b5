import type { RevertDirection } from '#main/db/change-log/change.ts'
import type { Match } from '#main/db/repositories/matches.ts'
import type { BaseCommand } from '#main/games/kit/game.ts'

/**
 * Called before changes are reverted. The function it returns runs within the same change; if that throws, nothing is
 * reverted.
 */
export type UndoGuard = (direction: RevertDirection) => () => void

/** Returns a warning about effects of the undo outside the campaign, or null if there are none. */
export type UndoWarningFinder = (changeIds: readonly number[]) => string | null

/** Returns why an order may not be given in this file even if the rules allow it, or null. */
export type OrderRefusalFinder = (match: Pick<Match, 'id' | 'game' | 'options'>, command: BaseCommand) => string | null
