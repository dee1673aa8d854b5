import { type BoxIndex, createBoxIndex, isBoxInside } from './box-index.ts'
import { createLineIndex } from './line-index.ts'
import type { Box } from './picture.ts'

/** A candidate position of a text with its cost. */
export interface LabelPosition {
  readonly box: Box
  readonly cost: number
}

/** A text to be positioned. */
export interface LabelRequest {
  readonly choices: readonly LabelPosition[]
  /** Whether it never crosses a line. */
  readonly avoidsLines?: boolean
}

/** Fixed obstacles of label placement. */
export interface LabelObstacles {
  /** Texts must stay inside. */
  readonly bounds: Box
  /** Texts never overlap these. */
  readonly blocked: readonly Box[]
  /** Texts avoid these if possible, */
  readonly shy: readonly Box[]
  /** as well as these lines, given as consecutive x1, y1, x2, y2. */
  readonly lines: ArrayLike<number>
  /** Approximate text height. */
  readonly textMm: number
}

const LINE_COST = 3
const SHY_COST = 1.5
/** Number of repair rounds after the initial placement. */
const REPAIRS = 3

/** Creates a label placer with fixed obstacles. Texts placed by one call do not move in later calls. */
export function createLabelPlacer({ bounds, blocked, shy, lines, textMm }: LabelObstacles) {
  const cellMm = 3 * textMm
  const [blockedIndex, shyIndex] = [createBoxIndex(cellMm), createBoxIndex(cellMm)]
  const lineIndex = createLineIndex(lines, cellMm)
  blocked.forEach(blockedIndex.add)
  shy.forEach(shyIndex.add)
  const costOf = ({ box, cost }: LabelPosition) =>
    cost + LINE_COST * lineIndex.crossings(box) + SHY_COST * shyIndex.hits(box).length
  /** Candidates without fixed obstacles, cheapest first. */
  const openChoices = ({ choices, avoidsLines = false }: LabelRequest): LabelPosition[] =>
    choices
      .filter(({ box }) => isBoxInside(box, bounds) && blockedIndex.isFree(box))
      .filter(({ box }) => !avoidsLines || !lineIndex.isCrossed(box))
      .map((choice) => ({ box: choice.box, cost: costOf(choice) }))
      .toSorted((a, b) => a.cost - b.cost)
  return {
    place(requests: readonly LabelRequest[]): (Box | null)[] {
      const boxes = placeTexts(requests.map(openChoices), createBoxIndex(cellMm))
      for (const box of boxes) if (box) blockedIndex.add(box)
      return boxes
    },
  }
}

/**
 * Positions texts without overlaps: greedily, those with the fewest candidates first, then in repair rounds that move
 * placed texts aside and to better positions. Returns the box of each text, or null.
 */
function placeTexts(choices: readonly (readonly LabelPosition[])[], index: BoxIndex): (Box | null)[] {
  const board = createTextBoard(choices, index)
  const order = choices.map((_, text) => text).toSorted((a, b) => room(choices[a]) - room(choices[b]) || a - b)
  for (const text of order) board.placeBest(text)
  for (let round = 0; round < REPAIRS; round += 1) {
    const left = order.filter((text) => board.boxOf(text) === null)
    const helped = left.filter((text) => board.makeRoom(text))
    for (const text of order) board.improve(text)
    if (helped.length === 0) break
  }
  return choices.map((_, text) => board.boxOf(text))
}

const room = (choices: readonly LabelPosition[] | undefined) => choices?.length ?? 0

/** Creates the state of a placement. */
function createTextBoard(choices: readonly (readonly LabelPosition[])[], index: BoxIndex) {
  const textOf = new Map<number, number>()
  const placed: ({ readonly choice: LabelPosition; readonly number: number } | null)[] = choices.map(() => null)

  function put(text: number, choice: LabelPosition) {
    const number = index.add(choice.box)
    textOf.set(number, text)
    placed[text] = { choice, number }
  }
  function lift(text: number) {
    const place = placed[text]
    if (place) index.remove(place.number)
    placed[text] = null
    return place?.choice ?? null
  }
  /** Puts a text at its cheapest free position. */
  function placeBest(text: number): boolean {
    const choice = choices[text]?.find(({ box }) => index.isFree(box))
    if (choice) put(text, choice)
    return choice !== undefined
  }
  /** Takes a position by moving its occupants elsewhere. Changes nothing if one of them has no free position. */
  function pushInto(text: number, choice: LabelPosition): boolean {
    const others = index.hits(choice.box).flatMap((number) => textOf.get(number) ?? [])
    if (others.length > 2) return false
    const before = others.map((otherValue) => ({ other: otherValue, choice: lift(otherValue) }))
    put(text, choice)
    if (others.every(placeBest)) return true
    lift(text)
    for (const { other: lifted } of before) lift(lifted)
    for (const { other: lifted, choice: old } of before) if (old) put(lifted, old)
    return false
  }

  return {
    placeBest,
    boxOf: (text: number) => placed[text]?.choice.box ?? null,
    makeRoom: (text: number) => placeBest(text) || (choices[text] ?? []).some((choice) => pushInto(text, choice)),
    /** Moves a text to a cheaper position that has become free. */
    improve(text: number) {
      if (placed[text] && placed[text].choice !== choices[text]?.[0]) {
        lift(text)
        placeBest(text)
      }
    },
  }
}
