import { listOutgoingParts } from '#main/games/space-planes/mail/outgoing-parts.ts'
import type { PlanesMailDesk } from '#shared/contract/space-planes/mail.ts'
import type { LoadedMailBattle } from './mail-battle.ts'
import { buildOutgoingMail } from './outgoing-mail.ts'
import { findMailUndoWarning } from './undo-warning.ts'

/** The view of a battle by mail at this table: whose turn it is, what to send, and what undo means. */
export function buildMailDesk(open: LoadedMailBattle): PlanesMailDesk {
  const { row, standing, battle } = open
  const mail = buildOutgoingMail(open)
  return {
    entries: battle.log.length,
    seat: row.seat,
    ownName: row.ownName,
    otherName: row.otherName,
    isMyTurn:
      standing.phase !== 'over' &&
      standing.active === row.seat &&
      !standing.mail?.aimed &&
      isJoined(open) &&
      !waitsForPlaces(open),
    next: nextWords(open, mail),
    mail,
    undo: findMailUndoWarning(open, battle.log.length - 1),
  }
}

function isJoined({ standing }: LoadedMailBattle): boolean {
  return Object.keys(standing.mail?.links ?? {}).length === standing.seats.length
}

/** Whether the ships are still to be placed by a mail. */
function waitsForPlaces({ standing }: LoadedMailBattle): boolean {
  return standing.phase === 'placing' && standing.mail?.drawsPlaces !== undefined
}

function nextWords(open: LoadedMailBattle, mail: PlanesMailDesk['mail']): string {
  const { row, standing } = open
  const toSend = mail !== null && mail.left === null
  const { otherName } = row
  if (!isJoined(open))
    return toSend ? `Send ${otherName} the invitation.` : `Waiting for ${otherName} to take the invitation.`
  if (waitsForPlaces(open))
    return toSend ? `Send ${otherName} the answer.` : `Waiting for ${otherName}’s mail, which places all ships.`
  if (standing.phase === 'over')
    return toSend ? `The battle is over: send ${otherName} the last mail.` : 'The battle is over.'
  if (standing.active === row.seat && !standing.mail?.aimed) {
    const cards = toSend ? ` ${otherName} waits for the cards of the shot: they go out with your turn, or now.` : ''
    return `${standing.phase === 'placing' ? 'Place your next ship.' : 'It is your turn.'}${hasAnswer(open) ? cards : ''}`
  }
  if (toSend) return `Send ${otherName} your turn.`
  return standing.mail?.aimed
    ? `Waiting for the cards of your shot, which come with ${otherName}’s mail.`
    : `Waiting for ${otherName}’s turn.`
}

function hasAnswer({ battle }: LoadedMailBattle): boolean {
  return listOutgoingParts(battle).parts.some(({ kind }) => kind === 'answer')
}
