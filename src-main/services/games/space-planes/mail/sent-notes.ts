import type { Author } from '#main/db/change-log.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { shownAfter } from '#main/games/space-planes/mail/own-parts.ts'
import { Refused } from '#main/services/refused.ts'
import type { SentWay } from '#shared/games/space-planes/by-mail.ts'
import { midSentence } from '#shared/kit/words.ts'
import { type OpenMail, withShown } from './mail-table.ts'
import { marksAfter, outgoingMail, waitingParts, wayOut } from './outgoing-mail.ts'

const SENT: Readonly<Record<SentWay, string>> = { copied: 'Copy', opened: 'Open', saved: 'Save' }

/** Notes of mails that have left, and that one has not after all. */
export function createSentNotes(
  { rows, changes }: Pick<CampaignFile, 'rows' | 'changes'>,
  opened: (id: string) => OpenMail,
) {
  const { planesMail } = rows
  return {
    sent({ id, how, text }: { id: string; how: SentWay; text: string }, author: Author): void {
      const open = opened(id)
      const { row, match, battle } = open
      if (outgoingMail(open)?.text !== text)
        throw new Refused('stale', 'What left is no longer the mail to send: it has changed since.')
      const { parts } = waitingParts(open)
      if (parts.every((part) => wayOut(row, part) === how)) return
      const label = `${SENT[how]} a mail of ${midSentence(match.name)} for ${row.otherName}`
      const copied = withShown({ copied: marksAfter(row, parts, how) }, shownAfter(battle))
      changes.note(label, author, () => planesMail.put({ ...row, copied }))
    },
    /** A link stays spent: the text that shows it was on the page. */
    notSent({ id }: { id: string }, author: Author): void {
      const open = opened(id)
      const { row, match } = open
      const copied = marksAfter(row, waitingParts(open).parts, null)
      if (copied.length === row.copied.length) return
      const label = `Note that a mail of ${midSentence(match.name)} was not sent to ${row.otherName}`
      changes.note(label, author, () => planesMail.put({ ...row, copied }))
    },
  }
}
