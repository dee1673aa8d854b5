import type { Dice } from '#main/games/kit/dice.ts'
import type { AftermathChoices, DiceQuestion } from '#shared/games/planet28/campaign/aftermath.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'

/** Rolls the faces of a question, in the order of its dice (P28-META-12). */
export function rollDiceQuestion(question: Pick<DiceQuestion, 'sides'>, dice: Dice): number[] {
  return question.sides.map((sides) => dice.die(sides))
}

/** Finds what is wrong with typed faces and says what to type instead. Null if they fit the dice (P28-META-12). */
export function findFacesProblem(question: Pick<DiceQuestion, 'sides'>, faces: readonly number[]): string | null {
  const { sides } = question
  if (faces.length !== sides.length)
    return `${formatCount(faces.length, 'face')} for ${diceWords(sides)}. Type ${sides.length}.`
  const wrong = sides.findIndex((most, at) => !isFace(faces[at], most))
  const most = sides[wrong]
  if (most === undefined) return null
  const which = sides.length === 1 ? `A D${most}` : `Die ${wrong + 1} is a D${most}: it`
  return `${which} cannot show ${faces[wrong]}. Type a whole number from 1 to ${most}.`
}

/** Creates a question with the faces chosen for it. Faces that do not fit its dice leave it open. */
export function createDiceQuestion(question: Omit<DiceQuestion, 'faces'>, choices: AftermathChoices): DiceQuestion {
  const faces = Object.hasOwn(choices.faces, question.key) ? (choices.faces[question.key] ?? null) : null
  return { ...question, faces: faces !== null && findFacesProblem(question, faces) === null ? faces : null }
}

function isFace(face: number | undefined, most: number): boolean {
  return face !== undefined && Number.isInteger(face) && face >= 1 && face <= most
}

function diceWords(sides: readonly number[]): string {
  const kinds = [...new Set(sides)]
  return formatList(kinds.map((kind) => `${sides.filter((side) => side === kind).length}D${kind}`))
}
