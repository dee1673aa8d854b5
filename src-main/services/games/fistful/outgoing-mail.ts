import type { FistfulGame, FistfulKey, FistfulTurn } from '#main/db/repositories/fistful.ts'
import { formatMail } from '#main/games/fistful/mail/fistful-mail.ts'
import { formatOrderSheet } from '#main/games/fistful/mail/order-sheet-text.ts'
import type { MailPart, MailPartKind } from '#main/games/fistful/mail/parts.ts'
import { getNextProtocolStep } from '#main/games/fistful/proof/protocol.ts'
import { hashGameState } from '#main/games/fistful/proof/seal.ts'
import { classifyHomeworldStars } from '#main/games/fistful/setup.ts'
import { formatEml } from '#main/services/mail/eml.ts'
import type { OutgoingMail } from '#shared/contract/fistful/reports.ts'
import { NO_ORDERS, getOtherSide, type Side, SIDES } from '#shared/games/fistful/model.ts'
import { formatList } from '#shared/kit/format.ts'
import { buildGameStart } from './archive.ts'
import { getViewerSide, type FistfulDependencies, buildGameState } from './fistful-dependencies.ts'
import { formatNonDefaultSettings } from './format-ships.ts'
import { getResolvingSide } from './next-step.ts'
import { buildSealProtocol } from './protocol.ts'
import { createStepSigner, buildArchiveStepOfPart } from './signed-steps.ts'
import { computeSheetToken, computeTurnSeed } from './turn-seed.ts'
import { createFistfulTurnViewBuilder } from './turn-views.ts'

export type OutgoingMailService = ReturnType<typeof createOutgoingMailService>

const KIND_WORDS: Readonly<Record<MailPartKind, string>> = {
  invitation: 'invitation',
  homeworld: 'homeworld',
  orders: 'orders',
  seal: 'sealed orders',
  reveal: 'shown orders',
  report: 'report',
  resignation: 'resignation',
}

/** Content, sender and recipient of a mail. */
interface Letter {
  readonly from: Side | null
  readonly to: Side | null
  /** Its purpose, for the file name: `turn-3-orders`. */
  readonly about: string
  readonly address: string
  readonly subject: string
  readonly text: string
}

/** A mail ready to be sent, and the same as a file for a mail program. */
function convertLetterToMail(letter: Letter, code: string): OutgoingMail {
  const { from, to, about, address, subject, text } = letter
  const reader = to === null ? '' : `-for-${to}`
  return { from, to, address, subject, text, eml: formatEml(letter), fileName: `fistful-${code}-${about}${reader}.eml` }
}

/** Derives the mails to be sent from the state of a game. Sending one again is harmless. */
export function createOutgoingMailService(tools: FistfulDependencies) {
  const { board, getGame, sheetOf, newId, now } = tools
  const views = createFistfulTurnViewBuilder(tools)
  const signing = createStepSigner(tools)

  /** The invitation until the other player has replied, and a homeworld until the reply that follows from it. */
  function startParts(game: FistfulGame, side: Side): MailPart[] {
    const { turn, homeworlds } = game.position
    const otherSide = getOtherSide(side)
    const head = { game: game.code, turn: 0, side }
    const keys = board.keys.find(game.id)
    const key = keys === null ? null : side === 'A' ? keys.publicA : keys.publicB
    const mails = board.mails.listOf(game.id)
    const isInviting = mails.every(({ fromSide }) => fromSide !== otherSide)
    const invitation: MailPart[] = isInviting ? [{ kind: 'invitation', ...head, start: invitationOf(game, keys) }] : []
    const star = homeworlds[side]
    const isKnown = side === 'A' ? homeworlds.B !== null : turn > 1 || sheetOf(game, 1, 'A').isReady
    if (star === null || isKnown) return invitation
    return [...invitation, { kind: 'homeworld', ...head, star, ...(key === null ? {} : { key }) }]
  }

  /** FIST-TURN-2: the report of a turn is sent with the orders for the next one. */
  function plainParts(game: FistfulGame, side: Side, turns: readonly FistfulTurn[]): MailPart[] {
    const { turn } = game.position
    const last = turns.at(-1)
    const report: MailPart[] = last?.resolver === side ? [reportPart(game, last, side)] : []
    const own = sheetOf(game, turn, side)
    const isSender = game.position.result === null && getResolvingSide(turn) !== side && own.isReady
    return isSender ? [...report, { kind: 'orders', game: game.code, turn, side, orders: own.orders }] : report
  }

  function reportPart(game: FistfulGame, { turn, report }: FistfulTurn, side: Side): MailPart {
    const { orders } = sheetOf(game, turn, side)
    const seed = game.areDiceTyped ? null : computeTurnSeed(game, turn)
    // A resignation comes after the turn and changes only the result.
    const hash = hashGameState({ ...buildGameState(game), result: report.result })
    return { kind: 'report', game: game.code, turn, side, orders, dice: report.dice, seed, stateHash: hash }
  }

  function partsOf(game: FistfulGame, side: Side): MailPart[] {
    const { turn, result } = game.position
    const turns = board.turns.listOf(game.id)
    const parts =
      game.mode === 'sealed'
        ? getNextProtocolStep(buildSealProtocol(game, board.sheets.listOf(game.id))).send
        : plainParts(game, side, turns)
    const gaveUp = result?.why === 'resigned' && result.winner !== side
    const end: MailPart[] = gaveUp ? [{ kind: 'resignation', game: game.code, turn, side }] : []
    return [...startParts(game, side), ...parts, ...end]
  }

  /** Signs the parts that bind a side, in games with keys. */
  function signedPart(game: FistfulGame, part: MailPart): MailPart {
    if (part.kind !== 'seal' && part.kind !== 'reveal' && part.kind !== 'resignation') return part
    const signed = signing.signedOf(game, buildArchiveStepOfPart(part))
    return signed === undefined ? part : { ...part, signed }
  }

  function remoteMail(game: FistfulGame, side: Side): OutgoingMail[] {
    const parts = partsOf(game, side).map((part) => signedPart(game, part))
    if (parts.length === 0) return []
    const to = getOtherSide(side)
    const turn = Math.max(...parts.map((part) => part.turn))
    const what = formatList([...new Set(parts.map(({ kind }) => KIND_WORDS[kind]))])
    const subject = `${game.name}, ${turn === 0 ? 'the beginning' : `turn ${turn}`}: ${what} of ${game.seats[side].name}`
    const text = formatMail(parts, formatPreamble(game, parts, side))
    const about = turn === 0 ? 'beginning' : `turn-${turn}`
    return [convertLetterToMail({ from: side, to, about, address: game.seats[to].email, subject, text }, game.code)]
  }

  /** The text for people above the blocks. */
  function formatPreamble(game: FistfulGame, parts: readonly MailPart[], side: Side): string {
    const reports = parts.flatMap((part) => (part.kind === 'report' ? [part.turn] : []))
    const turns = board.turns.listOf(game.id)
    const eyes = getViewerSide(game, getOtherSide(side))
    return [
      `${game.name}: a game of A Fistful of Planets.`,
      'Paste this whole mail into Orrery, under Turns.',
      ...(parts.some(({ kind }) => kind === 'invitation') ? [formatNonDefaultSettings(game.settings)] : []),
      ...reports.map((turn) => `\n${views.viewOf(game, turns, turn, eyes).text}`),
    ].join('\n')
  }

  /** Whether a side waits for its report or for the request to choose a homeworld. False once its orders are in. */
  function awaitsReferee(game: FistfulGame, side: Side): boolean {
    const { turn, homeworlds, result } = game.position
    if (game.seats[side].temper !== null || sheetOf(game, turn, side).isReady) return false
    if (homeworlds.A !== null && homeworlds.B !== null) return result === null || board.turns.listOf(game.id).length > 0
    return homeworlds[side] === null && (side === 'A' || homeworlds.A !== null)
  }

  /** A side's report of the last turn, and an empty sheet for the next. */
  function refereeMail(game: FistfulGame, side: Side): OutgoingMail {
    const { turn, homeworlds, result } = game.position
    const turns = board.turns.listOf(game.id)
    const last = turns.at(-1)
    const isChosen = homeworlds.A !== null && homeworlds.B !== null
    const report = last === undefined ? [] : [views.viewOf(game, turns, last.turn, getViewerSide(game, side)).text]
    const asked = result === null ? [isChosen ? blankSheet(game, side) : choiceText(game, side)] : []
    const subject = `${game.name}, turn ${turn}: ${isChosen ? 'report and order sheet' : 'choose a homeworld'}`
    const head = { from: null, to: side, about: `turn-${turn}`, address: game.seats[side].email }
    return convertLetterToMail({ ...head, subject, text: [...report, ...asked].join('\n') }, game.code)
  }

  function outgoing(game: FistfulGame): OutgoingMail[] {
    if (game.mode === 'referee')
      return SIDES.filter((side) => awaitsReferee(game, side)).map((side) => refereeMail(game, side))
    return game.mySide === null ? [] : remoteMail(game, game.mySide)
  }

  function hasMail(game: FistfulGame): boolean {
    if (game.mode === 'referee') return SIDES.some((side) => awaitsReferee(game, side))
    return game.mySide !== null && partsOf(game, game.mySide).length > 0
  }

  /** Stores every mail verbatim. Call inside the change that wrote it. */
  function keepOutgoing(game: FistfulGame): void {
    const kept = board.mails.listOf(game.id)
    for (const { from, to, text } of outgoing(game)) {
      const last = kept.findLast(({ fromSide, toSide }) => fromSide === from && toSide === to)
      if (last?.text === text) continue
      const row = { id: newId(), gameId: game.id, turn: game.position.turn, fromSide: from, toSide: to }
      board.mails.add({ ...row, text, at: now() })
    }
  }

  return { mails: ({ id }: { id: string }): OutgoingMail[] => outgoing(getGame(id)), hasMail, keepOutgoing }
}

/** What the sender proposes. Homeworlds are chosen in separate mails. */
function invitationOf(game: FistfulGame, keys: FistfulKey | null) {
  return { ...buildGameStart(game, keys), homeworlds: { A: null, B: null } }
}

function blankSheet(game: FistfulGame, side: Side): string {
  const { code, position } = game
  const { turn } = position
  const sheet = formatOrderSheet({ game: code, turn, side }, NO_ORDERS, computeSheetToken(game, turn, side))
  return `\nYour order sheet for turn ${turn}: write your orders below its head and send it back.\n\n${sheet}`
}

function choiceText(game: FistfulGame, side: Side): string {
  const { legal } = classifyHomeworldStars(buildGameState(game), side)
  const names = legal.map(
    (star) => `${star} ${game.map.stars[star]?.name ?? ''} (rating ${game.map.stars[star]?.rating ?? ''})`,
  )
  return [`You are player ${side}. Choose your homeworld, one of:`, ...names.map((name) => `- ${name}`), ''].join('\n')
}
