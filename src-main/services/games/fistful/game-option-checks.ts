import type { FistfulGame, FistfulSheet } from '#main/db/repositories/fistful.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireMailableNames } from '#main/services/mail/mailable-names.ts'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import type { SeatInput } from '#shared/contract/fistful/views.ts'
import { getOtherSide, type Side, SIDES } from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { getResolvingSide } from './next-step.ts'

/** Refuses contradictory options (FIST-FOG-3, FIST-TURN-3). */
export function requireConsistentOptions(
  { mode, mySide, areDiceTyped, seats }: FistfulFields,
  { fog, flownClashes, foughtCaptures }: FistfulSettings,
): void {
  const isRemote = mode === 'mail' || mode === 'sealed'
  const refuse = (why: string): never => {
    throw new RefusalError('illegal', why)
  }
  if (isRemote && mySide === null) refuse('Say which side is played here: the other one is played by mail.')
  if (!isRemote && mySide !== null) refuse('Both sides are played here: leave out which one is yours.')
  if (isRemote && (flownClashes || foughtCaptures))
    refuse(
      'By mail nobody sees the other’s table: clashes are flown and captures fought at one table or with a referee.',
    )
  if (isRemote && fog !== 'off') refuse('Fog needs a referee: choose a game at the table or with a referee.')
  if (mode === 'sealed' && areDiceTyped)
    refuse('In a sealed game the dice come from both players: they cannot be typed.')
  if (isRemote && SIDES.some((side) => seats[side].temper !== null)) refuse('In a game by mail both sides are people.')
}

/** Refuses names that do not survive a mail, in games by mail, since all are part of the invitation. */
export function requireGameNamesMailable(
  { mode, name, seats }: Pick<FistfulFields, 'mode' | 'name' | 'seats'>,
  stars: readonly { readonly name: string }[],
): void {
  if (mode !== 'mail' && mode !== 'sealed') return
  requireMailableNames([name, seats.A.name, seats.B.name, ...stars.map((star) => star.name)])
}

/** Refuses to end a game while the other player is to resolve a turn, who may have resolved it already. */
export function requireOpponentNotResolvingTurn(
  { mode, seats }: FistfulGame,
  { side, turn, seal, isReady }: FistfulSheet,
): void {
  const otherName = seats[getOtherSide(side)].name
  if (mode === 'sealed' && side === 'B' && seal !== null)
    throw new RefusalError(
      'conflict',
      `Your sealed orders for turn ${turn} are with ${otherName}, who may have resolved it. Paste the next mail of ${otherName}, resolve the turn, then give up.`,
    )
  if (mode === 'mail' && getResolvingSide(turn) !== side && isReady)
    throw new RefusalError(
      'conflict',
      `Your orders for turn ${turn} are handed in, and ${otherName} may have resolved it. Paste the report first, or take the orders back if their mail was not sent; then give up.`,
    )
}

/** Refuses to turn a seat into a bot's in games by mail. */
export function requireBotsAllowed({ mode }: FistfulGame, seats: Readonly<Record<Side, SeatInput>>): void {
  if (mode !== 'mail' && mode !== 'sealed') return
  if (seats.A.temper !== null || seats.B.temper !== null)
    throw new RefusalError('illegal', 'In a game by mail both sides are people.')
}
