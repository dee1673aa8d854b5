import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { SendMethod } from '#shared/games/space-planes/by-mail.ts'
import { createMailBattleLoader, type LoadedMailBattle } from './mail-battle.ts'
import { buildPartsToSend, findPreviousSendMethod } from './outgoing-mail.ts'

const WAYS: Readonly<Record<SendMethod, string>> = {
  copied: 'was copied',
  opened: 'was opened in the mail program',
  saved: 'was saved as a file',
}

const DEALT =
  'The cards of this shot are dealt at both tables, and undo does not return their links: another shot in its place takes new ones, and both stories say so.'

const PLACED =
  'The ships were placed from a link that was shown, and undo does not return it: the same mail can be pasted again, and places them alike.'

/**
 * Explains what undoing all orders from `from` on (counted from 0) means for the other table; null if it has no effect
 * there.
 */
export function findMailUndoWarning(open: LoadedMailBattle, from: number): string | null {
  const { battle, row } = open
  const { otherName } = row
  const undone = battle.log.slice(from).filter(({ command }) => command.type !== 'apply')
  if (undone.length === 0) return null
  if (undone.some(({ command: { type } }) => type === 'answer')) return `${DEALT} The same mail can be pasted again.`
  if (undone.some(({ command: { type } }) => type === 'draw-places')) return PLACED
  if (undone.some(({ command }) => command.by !== row.seat))
    return `This came with ${otherName}’s mail, and stands at the other table. Undone, it can be pasted again.`
  const { parts, upTo } = buildPartsToSend(open)
  const last = parts.at(-1)
  const sendMethod = last && from < upTo ? findPreviousSendMethod(row, last) : null
  if (!last || sendMethod === null || sendMethod === 'otherwise') return null
  if (last.kind === 'turn' && last.link !== null)
    return `This shot ${WAYS[sendMethod]}, with its card link. Undo does not return the link: another shot takes a new one, and both stories say so. If ${otherName} has pasted this turn, it stands there, and another one in its place is refused.`
  return last.kind === 'invitation'
    ? `The invitation ${WAYS[sendMethod]}. If ${otherName} has taken it, that battle goes on there without this table: tell ${otherName} to remove it.`
    : `This turn ${WAYS[sendMethod]}. If ${otherName} has pasted it, another one in its place is refused there, and the two tables drift apart. Undo it only where the mail was not sent, or tell ${otherName} to undo it too.`
}

/** Creates the undo warning for battles by mail; null if undo has no effect on the other table. */
export function createMailUndoWarner(tools: ServiceDependencies): (changeIds: readonly number[]) => string | null {
  const { matches } = tools.file.rows
  const openMail = createMailBattleLoader(tools)
  return (changeIds) => {
    for (const { id } of tools.file.rows.planesMail.list()) {
      const from = matches.entries.listOf(id).findIndex(({ changeId }) => changeIds.includes(changeId))
      const open = from < 0 ? null : openMail(id)
      const text = open && findMailUndoWarning(open, from)
      if (text) return text
    }
    return null
  }
}
