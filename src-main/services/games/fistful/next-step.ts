import type { FistfulGame, FistfulSheet } from '#main/db/repositories/fistful.ts'
import type { FistfulListItem, NextGameStep } from '#shared/contract/fistful/views.ts'
import { type GameResult, type Orders, getOtherSide, type Side, SIDES } from '#shared/games/fistful/model.ts'
import { buildFightView } from './fight-views.ts'
import { type FistfulDependencies, isPlayedHere } from './fistful-dependencies.ts'

/** Describes how a game ended. */
export function formatGameResult(
  { seats, mySide }: Pick<FistfulGame, 'seats' | 'mySide'>,
  result: GameResult | null,
): FistfulListItem['result'] {
  if (result === null) return null
  const { winner, why } = result
  const reasons: Readonly<Record<GameResult['why'], string>> = {
    homeworld: 'the enemy homeworld fell',
    'both-homeworlds': 'both homeworlds fell in one turn',
    resigned: 'the other side gave up',
    'turn-limit': 'the turn limit was reached',
    // Not sent to the other player's file.
    forfeit: mySide === null ? 'the other side did not answer' : 'the other side did not answer, so this file says',
  }
  const who = winner === null ? 'A draw' : `${seats[winner].name} (side ${winner}) wins`
  return { winner, why, text: `${who}: ${reasons[why]}.` }
}

/** The side that resolves a turn of a game by plain mail: B odd turns, A even ones (FIST-TURN-2). */
export function getResolvingSide(turn: number): Side {
  return turn % 2 === 1 ? 'B' : 'A'
}

/** Lists the next steps of a game and who must take them. `hasMail` says whether mails wait to be sent. */
export function createNextStepLister({ sheetOf, fights }: FistfulDependencies) {
  function homeworldStep(game: FistfulGame, side: Side): NextGameStep {
    if (isPlayedHere(game, side))
      return step('choose-homeworld', side, `${formatSideName(game, side)} chooses a homeworld.`)
    return step('paste-mail', side, `Paste the mail in which ${game.seats[side].name} chooses a homeworld.`)
  }

  function ordersStep(game: FistfulGame, { side, orders }: FistfulSheet): NextGameStep {
    const who = formatSideName(game, side)
    if (!isEmpty(orders))
      return step('hand-in', side, `${who} has not handed in the orders of turn ${game.position.turn}.`)
    const text = `${who} writes orders for turn ${game.position.turn}`
    return step('write-orders', side, game.mode === 'referee' ? `${text}: paste or type them.` : `${text}.`)
  }

  /** What the current turn waits for once its orders are carried out. */
  function fightSteps(game: FistfulGame): NextGameStep[] {
    const all = fights.ofTurn(game)
    const open = all.filter(({ isDecided }) => !isDecided)
    if (all.length > 0 && open.length === 0)
      return [step('resolve', null, `All is fought: resolve turn ${game.position.turn}.`)]
    return open.map((fight) => step('fight', null, buildFightView(game, fight).text))
  }

  function turnSteps(game: FistfulGame): NextGameStep[] {
    const fought = fightSteps(game)
    if (fought.length > 0) return fought
    const { turn } = game.position
    const sheets = SIDES.map((side) => sheetOf(game, turn, side))
    const open = sheets.filter(({ side, isReady }) => !isReady && game.seats[side].temper === null)
    const own = open.filter(({ side }) => isPlayedHere(game, side)).map((sheet) => ordersStep(game, sheet))
    if (game.mode === 'table' || game.mode === 'referee')
      return own.length > 0 ? own : [step('resolve', null, `Both sides are ready: resolve turn ${turn}.`)]
    return [...own, ...remoteSteps(game, own.length === 0)]
  }

  /** What is still expected from the remote player once our own orders are `handedIn`. */
  function remoteSteps(game: FistfulGame, handedIn: boolean): NextGameStep[] {
    const { turn } = game.position
    const otherSide = getOtherSide(game.mySide ?? 'A')
    const { name } = game.seats[otherSide]
    const theirs = sheetOf(game, turn, otherSide)
    if (game.mode === 'mail' && getResolvingSide(turn) === otherSide)
      return handedIn
        ? [step('paste-mail', otherSide, `Paste the report of turn ${turn}, which ${name} resolves.`)]
        : []
    const isHere = game.mode === 'mail' ? theirs.isReady : theirs.isRevealed
    if (!isHere) return [step('paste-mail', otherSide, `Paste the orders of turn ${turn} that ${name} sends.`)]
    return handedIn ? [step('resolve', null, `Both orders are here: resolve turn ${turn}.`)] : []
  }

  return (game: FistfulGame, hasMail: boolean): NextGameStep[] => {
    const { homeworlds, result } = game.position
    const post = hasMail ? [step('send-mail', game.mySide, 'Mails wait to be sent.')] : []
    const over = formatGameResult(game, result)
    if (over !== null) return [...post, step('nothing', null, over.text)]
    const chooser = SIDES.find((side) => homeworlds[side] === null)
    return chooser === undefined
      ? sorted([...turnSteps(game), ...post])
      : sorted([homeworldStep(game, chooser), ...post])
  }
}

/** Puts the steps that can be taken here before those that are waited for. */
function sorted(steps: readonly NextGameStep[]): NextGameStep[] {
  const isWaiting = ({ do: what }: NextGameStep): number => (what === 'paste-mail' ? 1 : 0)
  return steps.toSorted((a, b) => isWaiting(a) - isWaiting(b))
}

function step(what: NextGameStep['do'], side: Side | null, text: string): NextGameStep {
  return { do: what, side, text }
}

/** A side with its player's name. */
export function formatSideName({ seats }: Pick<FistfulGame, 'seats'>, side: Side): string {
  return `${seats[side].name} (side ${side})`
}

function isEmpty({ land, reorg, build, fleetOrders }: Orders): boolean {
  return land.length + reorg.length + build.length + fleetOrders.length === 0
}
