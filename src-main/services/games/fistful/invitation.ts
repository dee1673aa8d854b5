import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { createGame } from '#main/games/fistful/setup.ts'
import { NEWEST_DICE_GENERATOR_VERSION } from '#main/games/kit/dice-generators.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { isMailableName } from '#main/services/mail/mailable-names.ts'
import { Name } from '#shared/contract/base.ts'
import type { GameStart } from '#shared/games/fistful/game-start.ts'
import { getOtherSide, type Side } from '#shared/games/fistful/model.ts'
import type { Seat } from '#shared/games/fistful/play-modes.ts'
import { type FistfulDependencies, extractPosition } from './fistful-dependencies.ts'
import type { Invitation } from './invitation-view.ts'
import { requirePlayableMap } from './map.ts'

/**
 * Creates the game that an invitation proposes, with the other side as our own. Its map is in the mail (FIST-SETUP-1,
 * -4).
 */
export function createInvitedGameBuilder({ newId, seedFor, now }: FistfulDependencies) {
  return ({ game: named, side, start }: Invitation): FistfulGame => {
    if (named !== start.game)
      throw new RefusalError(
        'conflict',
        `This mail is of the game ${named}, and what it proposes is the game ${start.game}: do not use it.`,
      )
    requireSoundStart(start, side)
    const id = newId()
    const { game: code, name, mode, areDiceTyped, settings, map } = start
    return {
      id,
      name: Name.parse(name),
      notes: '',
      clusterId: null,
      mode,
      code,
      mySide: getOtherSide(side),
      seats: { A: seatOf(start.players.A), B: seatOf(start.players.B) },
      areDiceTyped,
      diceSeed: seedFor(id),
      diceVersion: NEWEST_DICE_GENERATOR_VERSION,
      settings,
      map,
      position: extractPosition(createGame(map, settings)),
      dueOn: null,
      isOver: false,
      createdAt: now(),
    }
  }
}

/** Validates an invitation, which is untrusted: it must be fit to be stored and played. */
function requireSoundStart(
  { name, mode, areDiceTyped, settings, map, players, homeworlds, keys }: GameStart,
  inviter: Side,
): void {
  const refuse = (why: string): never => {
    throw new RefusalError('conflict', why)
  }
  const names = [name, ...Object.values(map.stars).map((star) => star.name), players.A, players.B]
  const isClean = names.every(isMailableName)
  if (!isClean || !Name.safeParse(name).success) refuse('The invitation holds names that cannot be stored.')
  if (mode !== 'mail' && mode !== 'sealed') refuse('Only games by mail have invitations.')
  if (mode === 'sealed' && areDiceTyped) refuse('A sealed game throws no dice by hand.')
  if (settings.flownClashes || settings.foughtCaptures)
    refuse('By mail nothing is fought elsewhere (SP-CLASH-1, SAND-LAND-1).')
  if (settings.fog !== 'off') refuse('Fog needs a referee, and a game by mail has none (FIST-FOG-3).')
  if (homeworlds.A !== null || homeworlds.B !== null) refuse('The invitation has homeworlds that nobody chose.')
  if (keys && (mode !== 'sealed' || keys[inviter] === null || keys[getOtherSide(inviter)] !== null))
    refuse('The invitation has other keys than its sender’s own.')
  requirePlayableMap(map, settings, name)
}

function seatOf(name: string): Seat {
  return { name: Name.catch('Player').parse(name), email: '', playerId: null, factionId: null, temper: null }
}
