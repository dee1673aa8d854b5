import { type BoxIndex, createBoxIndex, isInside } from './box-index.ts'
import { createLineIndex } from './line-index.ts'
import type { Box } from './picture.ts'

/** A place that a text may take; the less it costs, the better. */
export interface LabelPosition {
  readonly box: Box
  readonly cost: number
}

/** A text that wants a place. */
export interface LabelRequest {
  readonly choices: readonly LabelPosition[]
}

/** What is already there. */
export interface LabelObstacles {
  /** No text may leave it. */
  readonly bounds: Box
  /** Texts never lie on these. */
  readonly blocked: readonly Box[]
  /** Texts rather don't lie on these, */
  readonly shy: readonly Box[]
  /** nor on these lines: x1, y1, x2, y2 after x1, y1, x2, y2. */
  readonly lines: ArrayLike<number>
  /** About the height of a text. */
  readonly textMm: number
}

const LINE_COST = 3
const SHY_COST = 1.5
/** After the first round texts make room for each other so many times. */
const REPAIRS = 3

/** The ground that texts are placed on, with what is already there; those placed stay where they are when more are. */
export function createLabelPlacer({ bounds, blocked, shy, lines, textMm }: LabelObstacles) {
  const cellMm = 3 * textMm
  const [blockedIndex, shyIndex] = [createBoxIndex(cellMm), createBoxIndex(cellMm)]
  const lineIndex = createLineIndex(lines, cellMm)
  blocked.forEach(blockedIndex.add)
  shy.forEach(shyIndex.add)
  const costOf = ({ box, cost }: LabelPosition) =>
    cost + LINE_COST * lineIndex.crossings(box) + SHY_COST * shyIndex.hits(box).length
  /** The choices that nothing fixed is in the way of, cheapest first. */
  const openChoices = ({ choices }: LabelRequest): LabelPosition[] =>
    choices
      .filter(({ box }) => isInside(box, bounds) && blockedIndex.isFree(box))
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
 * Finds places for texts so that none lies on another: those with the least choice first, then some rounds in which placed texts move
 * aside for others and into better places. Answers the box of each, null for none.
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

/** Texts in their places. */
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
  /** Puts a text into its best free place. */
  function placeBest(text: number): boolean {
    const choice = choices[text]?.find(({ box }) => index.isFree(box))
    if (choice) put(text, choice)
    return choice !== undefined
  }
  /** Takes a place by moving those aside that are in it; nothing changes where one of them has nowhere to go. */
  function pushInto(text: number, choice: LabelPosition): boolean {
    const others = index.hits(choice.box).flatMap((number) => textOf.get(number) ?? [])
    if (others.length > 2) return false
    const before = others.map((otherValue) => ({ other: otherValue, choice: lift(otherValue) }))
    put(text, choice)
    if (others.every(placeBest)) return true
    lift(text)
    for (const { other } of before) lift(other)
    for (const { other, choice: old } of before) if (old) put(other, old)
    return false
  }

  return {
    placeBest,
    boxOf: (text: number) => placed[text]?.choice.box ?? null,
    makeRoom: (text: number) => placeBest(text) || (choices[text] ?? []).some((choice) => pushInto(text, choice)),
    /** Moves a text to a cheaper place that has become free. */
    improve(text: number) {
      if (placed[text] && placed[text].choice !== choices[text]?.[0]) {
        lift(text)
        placeBest(text)
      }
    },
  }
}
