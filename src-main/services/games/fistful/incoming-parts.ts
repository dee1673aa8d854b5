import type { FistfulGame, FistfulSheet } from '#main/db/repositories/fistful.ts'
import { applyResignation } from '#main/games/fistful/commands/resign.ts'
import { normalizeOrders } from '#main/games/fistful/mail/collect-orders.ts'
import type { MailPart } from '#main/games/fistful/mail/parts.ts'
import { receiveSealOrReveal } from '#main/games/fistful/proof/protocol-steps.ts'
import { getTurnSealsAndReveals } from '#main/games/fistful/proof/protocol.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { type Orders, getOtherSide, type Side } from '#shared/games/fistful/model.ts'
import { createFistfulArchiveAccess } from './archive.ts'
import { type FistfulDependencies, extractPosition, getSheetId, buildGameState } from './fistful-dependencies.ts'
import { createHomeworldWriter, applyHomeworldChoice } from './homeworlds.ts'
import { addSenderKey } from './keys.ts'
import { formatSideName, getResolvingSide } from './next-step.ts'
import { refuseMailPart, requireOtherSide, requireCurrentTurn, requireSheetToken } from './part-checks.ts'
import { buildSealProtocol } from './protocol.ts'
import { resolveReportedTurn } from './report-check.ts'
import { createStepSigner, buildArchiveStepOfPart } from './signed-steps.ts'
import { createTurnWriter } from './turn-writer.ts'

/** A game as changed by the parts of a mail, before anything is written. */
export interface GameWithPendingWrites {
  readonly game: FistfulGame
  readonly sheets: ReadonlyMap<string, FistfulSheet>
  /** The writes, in order. */
  readonly writes: readonly (() => void)[]
}

/** The result of a part: the draft after it, and a description. A known part changes nothing. */
export interface AppliedMailPart {
  readonly draft: GameWithPendingWrites
  readonly text: string
}

type PartOf<Kind extends MailPart['kind']> = Extract<MailPart, { kind: Kind }>

/**
 * Applies the parts of mails one by one. Refuses invalid parts with a reason, and recomputes everything it can instead
 * of trusting it.
 */
export function createMailPartApplier(tools: FistfulDependencies) {
  const { board, sheetOf } = tools
  const keepHomeworlds = createHomeworldWriter(tools)
  const keepTurn = createTurnWriter(tools)
  const archive = createFistfulArchiveAccess(tools)
  const signing = createStepSigner(tools)

  const sheetIn = ({ game, sheets }: GameWithPendingWrites, turn: number, side: Side): FistfulSheet =>
    sheets.get(getSheetId(game.id, turn, side)) ?? sheetOf(game, turn, side)
  const withSheet = (draft: GameWithPendingWrites, sheet: FistfulSheet): GameWithPendingWrites => ({
    ...draft,
    sheets: new Map(draft.sheets).set(sheet.id, sheet),
    writes: [...draft.writes, () => board.sheets.put(sheet)],
  })
  const withGame = (draft: GameWithPendingWrites, game: FistfulGame, write: () => void): GameWithPendingWrites => ({
    ...draft,
    game,
    writes: [...draft.writes, write],
  })

  function invitation(draft: GameWithPendingWrites, { side, start }: PartOf<'invitation'>): AppliedMailPart {
    const { game } = draft
    if (side === game.mySide) return refuseMailPart('This is your own invitation: send it to the other player.')
    const same = formatCanonicalJson([start.mode, start.settings, start.map, start.areDiceTyped])
    if (same !== formatCanonicalJson([game.mode, game.settings, game.map, game.areDiceTyped]))
      return refuseMailPart(`The game ${game.code} is here already, and it is another one.`)
    return { draft, text: `The invitation to ${game.name}, which has begun here already` }
  }

  function homeworld(draft: GameWithPendingWrites, { side, star, key }: PartOf<'homeworld'>): AppliedMailPart {
    const { game } = draft
    const text = `The homeworld of ${formatSideName(game, side)}: ${star}`
    const keysBefore = board.keys.find(game.id)
    const isKnown = game.position.homeworlds[side] === star
    if (isKnown && side === game.mySide) return { draft, text }
    requireOtherSide(game, side)
    // If the other file was recreated it has another key, and nothing it signs later would be accepted.
    const keys = addSenderKey(keysBefore, game.seats[side].name, { side, key: key ?? null })
    if (isKnown) return { draft, text }
    const chosen = applyHomeworldChoice(game, side, star)
    const write = () => {
      if (keys !== null) board.keys.put(keys)
      keepHomeworlds(chosen)
    }
    return { draft: withGame(draft, chosen, write), text }
  }

  /** FIST-TURN-2. */
  function orders(
    draft: GameWithPendingWrites,
    { side, turn, orders: given, typed }: PartOf<'orders'>,
  ): AppliedMailPart {
    const { game } = draft
    const text = `The orders of ${formatSideName(game, side)} for turn ${turn}`
    const sheet = sheetIn(draft, turn, side)
    if (sheet.isReady && isSame(sheet.orders, given)) return { draft, text }
    requireOtherSide(game, side)
    if (game.mode === 'sealed') return refuseMailPart('In this game orders are sealed: ask for the seal.')
    requireCurrentTurn(game, turn)
    if (game.mode === 'referee') requireSheetToken(game, { turn, side, word: typed?.word ?? null })
    if (game.mode === 'mail' && getResolvingSide(turn) === side)
      return refuseMailPart(`${formatSideName(game, side)} resolves turn ${turn} and sends a report, not orders.`)
    if (sheet.isReady)
      return refuseMailPart(
        `Other orders of ${formatSideName(game, side)} for turn ${turn} were taken before. Undo that in History first.`,
      )
    return { draft: withSheet(draft, { ...sheet, orders: normalizeOrders(given), isReady: true }), text }
  }

  /** FIST-TURN-3. */
  function sealed(draft: GameWithPendingWrites, part: PartOf<'seal' | 'reveal'>): AppliedMailPart {
    const { game, sheets } = draft
    const { side, turn } = part
    if (game.mode !== 'sealed') return refuseMailPart('This game has no sealed orders.')
    const stored = board.sheets.listOf(game.id).filter(({ id }) => !sheets.has(id))
    const step = receiveSealOrReveal(buildSealProtocol(game, [...stored, ...sheets.values()]), part)
    if (!step.ok) return refuseMailPart(step.why)
    const what = part.kind === 'seal' ? 'The seal on the orders' : 'The orders'
    const text = `${what} of ${formatSideName(game, side)} for turn ${turn}`
    if (!step.isNew) return { draft, text }
    signing.requireSigned(game, { body: buildArchiveStepOfPart(part), signed: part.signed })
    const { seals, reveals } = getTurnSealsAndReveals(step.protocol, turn)
    const shown = side === game.mySide ? null : reveals[side]
    const before = sheetIn(draft, turn, side)
    const proof = { ...(before.proof ?? { seal: null, reveal: null }), [part.kind]: part.signed ?? null }
    const sheet = { ...before, seal: seals[side], isReady: true, proof }
    return { draft: withSheet(draft, shown === null ? sheet : { ...sheet, ...shown, isRevealed: true }), text }
  }

  /** Resolves the turn again from both orders and the recorded faces; nothing in the report is trusted (FIST-REP-2). */
  function report(draft: GameWithPendingWrites, part: PartOf<'report'>): AppliedMailPart {
    const { game } = draft
    const { turn, side } = part
    const text = `The report of turn ${turn} by ${formatSideName(game, side)}, reckoned again here with the same end`
    if (turn < game.position.turn) return knownReport(draft, part, text)
    if (game.mode !== 'mail') return refuseMailPart('In this game nobody resolves a turn for both.')
    requireOtherSide(game, side)
    requireCurrentTurn(game, turn)
    if (getResolvingSide(turn) !== side) return refuseMailPart(`Turn ${turn} is yours to resolve.`)
    const mine = sheetIn(draft, turn, getOtherSide(side))
    if (!mine.isReady) return refuseMailPart(`You have not handed in your orders for turn ${turn}.`)
    const theirs = { ...sheetIn(draft, turn, side), orders: part.orders }
    const sheets = side === 'A' ? { A: theirs, B: mine } : { A: mine, B: theirs }
    const resolved = resolveReportedTurn(game, sheets, part)
    if (typeof resolved === 'string') return refuseMailPart(resolved)
    const after = {
      ...game,
      position: extractPosition(resolved.state),
      isOver: resolved.state.result !== null,
      dueOn: null,
    }
    const write = () => keepTurn({ game, sheets, resolved, seed: part.seed, resolver: side })
    return { draft: withGame(draft, after, write), text }
  }

  function knownReport(
    draft: GameWithPendingWrites,
    { turn, stateHash }: PartOf<'report'>,
    text: string,
  ): AppliedMailPart {
    if (archive.turnStep(draft.game.id, turn)?.stateHash === stateHash) return { draft, text }
    return refuseMailPart(`Turn ${turn} is resolved already, and this report ends otherwise.`)
  }

  /** FIST-VIC-3. */
  function resignation(draft: GameWithPendingWrites, part: PartOf<'resignation'>): AppliedMailPart {
    const { game } = draft
    const { side, turn } = part
    const text = `${formatSideName(game, side)} gives up`
    const { result, turn: inHand } = game.position
    if (result?.why === 'resigned' && result.winner === getOtherSide(side)) return { draft, text }
    requireOtherSide(game, side)
    if (game.mode === 'referee')
      return refuseMailPart('Nothing proves who sent this. Ask, then let the side give up in the game’s menu.')
    if (result !== null) return refuseMailPart(`${game.name} is over already.`)
    if (turn > inHand)
      return refuseMailPart(
        `${formatSideName(game, side)} gives up in turn ${turn}: resolve turn ${inHand}, then paste this mail again.`,
      )
    // The resigning player may not know yet that the turn was resolved here.
    const isLate = board.keys.find(game.id) === null && turn === inHand - 1 && !sheetIn(draft, inHand, side).isReady
    if (turn !== inHand && !isLate)
      return refuseMailPart(`This is of turn ${turn}, and ${formatSideName(game, side)} played on after it.`)
    const after = {
      ...game,
      position: extractPosition(applyResignation(buildGameState(game), side)),
      isOver: true,
      dueOn: null,
    }
    const hasBegun = archive.stepsOf(game.id).length > 0
    if (hasBegun) signing.requireSigned(game, { body: buildArchiveStepOfPart(part), signed: part.signed })
    const step = { ...buildArchiveStepOfPart({ ...part, turn: inHand }), ...signing.signatureIn(game, part) }
    const write = () => {
      board.games.update(after)
      if (hasBegun) archive.append(game.id, [step])
    }
    return { draft: withGame(draft, after, write), text }
  }

  function take(draft: GameWithPendingWrites, part: MailPart): AppliedMailPart {
    switch (part.kind) {
      case 'invitation':
        return invitation(draft, part)
      case 'homeworld':
        return homeworld(draft, part)
      case 'orders':
        return orders(draft, part)
      case 'seal':
      case 'reveal':
        return sealed(draft, part)
      case 'report':
        return report(draft, part)
      case 'resignation':
        return resignation(draft, part)
    }
  }

  return take
}

function isSame(a: Orders, b: Orders): boolean {
  return formatCanonicalJson(normalizeOrders(a)) === formatCanonicalJson(normalizeOrders(b))
}
