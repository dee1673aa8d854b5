import type { Author } from '#main/db/change-log.ts'
import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { MARKS } from '#main/games/fistful/mail/blocks.ts'
import { normalise } from '#main/games/fistful/mail/normalise.ts'
import { readOrders } from '#main/games/fistful/mail/orders-text.ts'
import type { MailPart } from '#main/games/fistful/mail/parts.ts'
import { readMail } from '#main/games/fistful/mail/read-mail.ts'
import { Refused } from '#main/services/refused.ts'
import type { ReadMail } from '#shared/contract/fistful/reports.ts'
import { countWords, midSentence } from '#shared/kit/words.ts'
import { createIncomingParts, type Draft } from './incoming-parts.ts'
import { createInvitationTaking } from './invitation.ts'
import type { OutgoingMails } from './outgoing-mail.ts'
import type { FistfulTools } from './tools.ts'

/** A part with what came of it. */
interface JudgedPart {
  readonly part: MailPart
  readonly text: string
  readonly problem: string | null
}

interface Judged {
  readonly parts: readonly JudgedPart[]
  readonly problems: readonly string[]
  /** The game with all sound parts taken; null where no part belongs to any. */
  readonly draft: Draft | null
  /** Whether the campaign has the game already. */
  readonly isHere: boolean
}

/** Parts in the order in which a game goes on, whatever mails they came in. */
const ORDER: readonly MailPart['kind'][] = [
  'invitation',
  'homeworld',
  'orders',
  'seal',
  'reveal',
  'report',
  'resignation',
]

/** The use cases of mails that were pasted. */
export function createIncomingMails(tools: FistfulTools, { keepOutgoing }: OutgoingMails) {
  const { file, board, getGame, newId, now } = tools
  const begin = createInvitationTaking(tools)
  const take = createIncomingParts(tools)

  function judge(text: string): Judged {
    const { parts, problems } = partsOf(text)
    const code = parts[0]?.game ?? null
    const stored = code === null ? null : board.games.findByCode(code)
    let draft: Draft | null = stored && { game: stored, sheets: new Map(), writes: [] }
    const judged = parts.toSorted(inPlay).map((part): JudgedPart => {
      try {
        if (part.game !== code)
          throw new Refused('conflict', `This is of the game ${part.game}: paste its mail by itself.`)
        if (draft === null) {
          if (part.kind !== 'invitation')
            throw new Refused('not-found', `This campaign has no game ${part.game}. Paste its invitation first.`)
          const game = begin(part)
          draft = { game, sheets: new Map(), writes: [() => board.games.add(game)] }
          return { part, text: `An invitation to ${part.start.name}`, problem: null }
        }
        const taken = take(draft, part)
        draft = taken.draft
        return { part, text: taken.text, problem: null }
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return { part, text: `The ${part.kind} of side ${part.side}, turn ${part.turn}`, problem: error.message }
      }
    })
    return { parts: judged, problems, draft, isHere: stored !== null }
  }

  /** Keeps the mail as it came; one that is kept already is not kept again. */
  function keepIncoming(game: FistfulGame, parts: readonly MailPart[], text: string): void {
    const from = parts[0]?.side ?? null
    if (board.mails.listOf(game.id).some((mail) => mail.text === text)) return
    const turn = Math.max(0, ...parts.map((part) => part.turn))
    board.mails.add({ id: newId(), gameId: game.id, turn, fromSide: from, toSide: game.mySide, text, at: now() })
  }

  return {
    readMail({ text }: { text: string }): ReadMail {
      const { parts, problems, draft, isHere } = judge(text)
      return {
        parts: parts.map(({ part: { kind, game, turn, side }, text: words, problem }) => {
          return { kind, code: game, turn: turn === 0 ? null : turn, side, text: `${words}.`, problem }
        }),
        problems: [...problems],
        gameId: isHere ? (draft?.game.id ?? null) : null,
      }
    },
    /** Sound parts alone are taken, as one change; a mail that brings nothing new changes nothing. */
    takeMail({ text }: { text: string }, author: Author): { gameId: string; taken: string[]; refused: string[] } {
      const { parts, problems, draft } = judge(text)
      const refused = [...parts.flatMap(({ problem }) => problem ?? []), ...problems]
      const sound = parts.filter(({ problem }) => problem === null)
      if (draft === null || sound.length === 0)
        throw new Refused('conflict', refused[0] ?? 'There is no turn in this text. Paste the whole mail.')
      const { game, writes } = draft
      if (writes.length > 0) {
        const label = `Take ${sound.length === 1 ? 'a part' : countWords(sound.length, 'part')} of a mail, ${midSentence(game.name)}`
        file.changes.record(label, author, () => {
          for (const write of writes) write()
          keepIncoming(
            game,
            sound.map(({ part }) => part),
            text,
          )
          keepOutgoing(getGame(game.id))
        })
      }
      return { gameId: game.id, taken: sound.map(({ text: words }) => `${words}.`), refused }
    },
  }
}

/** The parts of a pasted text: blocks of Orrery's, or an order sheet that a person typed (FIST-REP-1). */
function partsOf(text: string): { parts: readonly MailPart[]; problems: readonly string[] } {
  const read = readMail(text)
  // A damaged block is never read as if a person had typed it.
  if (normalise(text).includes(normalise(MARKS.begin)) || normalise(text).includes(normalise(MARKS.end))) return read
  const { header, orders, problems } = readOrders(text)
  const { game, turn, side } = header
  if (game === null || turn === null || side === null) return read
  const unread = problems.filter((problem) => /^[>\s]*(LAND|REORG|BUILD|GROW|FORT|ORDER)\b/i.test(problem.text))
  const lines = unread.map((problem) => `Line ${problem.line}, “${problem.text}”: ${problem.why}`)
  return { parts: [{ kind: 'orders', game, turn, side, orders }], problems: lines }
}

function inPlay(one: MailPart, other: MailPart): number {
  return one.turn - other.turn || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)
}
