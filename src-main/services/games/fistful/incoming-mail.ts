import type { Author } from '#main/db/change-log/change-log.ts'
import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import type { ParsedMail as PastedParts } from '#main/games/fistful/mail/fistful-mail.ts'
import type { MailPart } from '#main/games/fistful/mail/parts.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import type { MailPreview } from '#shared/contract/fistful/reports.ts'
import { formatCount, formatNameMidSentence } from '#shared/kit/format.ts'
import type { FistfulDependencies } from './fistful-dependencies.ts'
import { createMailPartApplier, type GameWithPendingWrites } from './incoming-parts.ts'
import { type Invitation, buildInvitationView, computeTermsHash } from './invitation-view.ts'
import { createInvitedGameBuilder } from './invitation.ts'
import { createGameKeys } from './keys.ts'
import type { OutgoingMailService } from './outgoing-mail.ts'

/** A part of a mail and its result. */
interface JudgedPart {
  readonly part: MailPart
  readonly text: string
  readonly problem: string | null
}

interface Judged {
  readonly parts: readonly JudgedPart[]
  readonly problems: readonly string[]
  /** The game with all valid parts applied; null if no part belongs to a game here. */
  readonly draft: GameWithPendingWrites | null
  /** Whether the campaign already has the game. */
  readonly isHere: boolean
  /** The invitation that would begin a game here, or null. */
  readonly invitation: Invitation | null
}

/** Parts in the order of play, regardless of the mails they came in. */
const ORDER: readonly MailPart['kind'][] = [
  'invitation',
  'homeworld',
  'orders',
  'seal',
  'reveal',
  'report',
  'resignation',
]

/** Creates the service for pasted mails. */
export function createIncomingMailService(tools: FistfulDependencies, { keepOutgoing }: OutgoingMailService) {
  const { file, board, getGame, newId, now } = tools
  const begin = createInvitedGameBuilder(tools)
  const take = createMailPartApplier(tools)

  /** Parses a pasted text. The campaign may be closed meanwhile. */
  async function readText(text: string): Promise<PastedParts> {
    const read = await runWorkerJob('fistful-mail', text)
    if (!file.db.open)
      throw new RefusalError(
        'file',
        'The campaign was closed while the mail was read. Open it and paste the mail again.',
      )
    return read
  }

  function judge({ parts, problems }: PastedParts): Judged {
    const code = parts[0]?.game ?? null
    const stored = code === null ? null : board.games.findByCode(code)
    let invitation: Invitation | null = null
    let draft: GameWithPendingWrites | null = stored && { game: stored, sheets: new Map(), writes: [] }
    const judged = parts.toSorted(inPlay).map((part): JudgedPart => {
      try {
        if (part.game !== code)
          throw new RefusalError('conflict', `This is of the game ${part.game}: paste its mail by itself.`)
        if (draft === null) {
          if (part.kind !== 'invitation')
            throw new RefusalError('not-found', `This campaign has no game ${part.game}. Paste its invitation first.`)
          const game = begin(part)
          const write = (): void => {
            board.games.add(game)
            const theirs = part.start.keys?.[part.side] ?? null
            if (theirs !== null) board.keys.put(createGameKeys(game, theirs))
          }
          draft = { game, sheets: new Map(), writes: [write] }
          invitation = part
          return { part, text: `An invitation to ${part.start.name}`, problem: null }
        }
        const taken = take(draft, part)
        draft = taken.draft
        return { part, text: taken.text, problem: null }
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error
        return { part, text: `The ${part.kind} of side ${part.side}, turn ${part.turn}`, problem: error.message }
      }
    })
    return { parts: judged, problems, draft, isHere: stored !== null, invitation }
  }

  /** Stores the mail verbatim, once. */
  function keepIncoming(game: FistfulGame, parts: readonly MailPart[], text: string): void {
    const from = parts[0]?.side ?? null
    if (board.mails.listOf(game.id).some((mail) => mail.text === text)) return
    const turn = Math.max(0, ...parts.map((part) => part.turn))
    board.mails.add({ id: newId(), gameId: game.id, turn, fromSide: from, toSide: game.mySide, text, at: now() })
  }

  return {
    async readMail({ text }: { text: string }): Promise<MailPreview> {
      const { parts, problems, draft, isHere, invitation } = judge(await readText(text))
      return {
        parts: parts.map(({ part: { kind, game, turn, side }, text: words, problem }) => {
          return { kind, code: game, turn: turn === 0 ? null : turn, side, text: `${words}.`, problem }
        }),
        problems: [...problems],
        gameId: isHere ? (draft?.game.id ?? null) : null,
        invitation: invitation && (await buildInvitationView(invitation, text)),
      }
    },
    /** Applies the valid parts only, as one change. A mail without anything new changes nothing. */
    async takeMail({ text, terms }: { text: string; terms: string | null }, author: Author) {
      const { parts, problems, draft, invitation } = judge(await readText(text))
      const refused = [...parts.flatMap(({ problem }) => problem ?? []), ...problems]
      const sound = parts.filter(({ problem }) => problem === null)
      if (draft === null || sound.length === 0)
        throw new RefusalError('conflict', refused[0] ?? 'There is no turn in this text. Paste the whole mail.')
      if (invitation !== null && terms !== computeTermsHash(invitation))
        throw new RefusalError(
          'conflict',
          'Read what the invitation proposes first: it is taken as it was read, or not at all.',
        )
      const { game, writes } = draft
      if (writes.length > 0) {
        const label = `Take ${sound.length === 1 ? 'a part' : formatCount(sound.length, 'part')} of a mail, ${formatNameMidSentence(game.name)}`
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

function inPlay(a: MailPart, b: MailPart): number {
  return a.turn - b.turn || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)
}
