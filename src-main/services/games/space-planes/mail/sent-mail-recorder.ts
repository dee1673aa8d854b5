import type { Author } from '#main/db/change-log.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { findShownLinkAfter } from '#main/games/space-planes/mail/outgoing-parts.ts'
import { RefusalError } from '#main/services/refusal-error.ts'
import type { SendMethod } from '#shared/games/space-planes/by-mail.ts'
import { formatMidSentence } from '#shared/kit/format.ts'
import { type OpenMailBattle, addShownLink } from './mail-battle.ts'
import { computeSentRecords, buildOutgoingMail, listPartsToSend, findSendMethod } from './outgoing-mail.ts'

const SENT: Readonly<Record<SendMethod, string>> = { copied: 'Copy', opened: 'Open', saved: 'Save' }

/** Records that mails were sent, or were not sent after all. */
export function createSentMailRecorder(
  { rows, changes }: Pick<CampaignFile, 'rows' | 'changes'>,
  opened: (id: string) => OpenMailBattle,
) {
  const { planesMail } = rows
  return {
    sent({ id, how, text }: { id: string; how: SendMethod; text: string }, author: Author): void {
      const open = opened(id)
      const { row, match, battle } = open
      if (buildOutgoingMail(open)?.text !== text)
        throw new RefusalError('stale', 'What left is no longer the mail to send: it has changed since.')
      const { parts } = listPartsToSend(open)
      if (parts.every((part) => findSendMethod(row, part) === how)) return
      const label = `${SENT[how]} a mail of ${formatMidSentence(match.name)} for ${row.otherName}`
      const copied = addShownLink({ copied: computeSentRecords(row, parts, how) }, findShownLinkAfter(battle))
      changes.note(label, author, () => planesMail.put({ ...row, copied }))
    },
    /** A link stays spent, since the text with it was displayed. */
    notSent({ id }: { id: string }, author: Author): void {
      const open = opened(id)
      const { row, match } = open
      const copied = computeSentRecords(row, listPartsToSend(open).parts, null)
      if (copied.length === row.copied.length) return
      const label = `Note that a mail of ${formatMidSentence(match.name)} was not sent to ${row.otherName}`
      changes.note(label, author, () => planesMail.put({ ...row, copied }))
    },
  }
}
