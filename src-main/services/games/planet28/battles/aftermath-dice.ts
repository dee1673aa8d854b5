import { createSeededDice } from '#main/games/kit/dice.ts'
import { findFacesProblem, rollDiceQuestion } from '#main/games/planet28/campaign/aftermath/compute-aftermath.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { AftermathChoices } from '#shared/games/planet28/campaign/aftermath.ts'
import type { AftermathCalculator, BattleInAftermath } from './aftermath.ts'
import { listOpenRollQuestions } from './views.ts'

/** Maximum number of successive rounds of faces that call for more dice. */
const MOST_ROUNDS = 10

/**
 * Creates the dice of aftermaths. Those of a question are seeded by battle and question only, so that redoing gives
 * the same faces.
 */
export function createAftermathDiceRoller(
  { file }: Pick<ServiceDependencies, 'file'>,
  aftermaths: AftermathCalculator,
) {
  const { campaign } = file.rows

  const openIn = (battle: BattleInAftermath, choices: AftermathChoices, keys: readonly string[] | null) =>
    listOpenRollQuestions(aftermaths.of({ ...battle, choices }).settlement).filter(
      ({ key }) => keys === null || keys.includes(key),
    )

  return {
    /** The choices with dice rolled for the given questions, or with null for all questions and those that follow. */
    roll(battle: BattleInAftermath, keys: readonly string[] | null): AftermathChoices {
      const { diceSeed } = campaign.get()
      let { choices }: { choices: AftermathChoices } = battle
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const open = openIn(battle, choices, keys)
        if (open.length === 0) break
        const thrown = open.map((question) => {
          return [
            question.key,
            rollDiceQuestion(question, createSeededDice(`${diceSeed}/battle/${battle.id}/${question.key}`)),
          ]
        })
        choices = { ...choices, faces: { ...choices.faces, ...Object.fromEntries(thrown) } }
      }
      if (choices === battle.choices)
        throw new RefusalError('conflict', 'These dice are not open any more. Look at the aftermath again.')
      return choices
    },
    /** The choices with faces entered from the table; null removes the faces of a question. */
    enter({ choices, ...battle }: BattleInAftermath, key: string, faces: readonly number[] | null): AftermathChoices {
      const { questions } = aftermaths.of({ ...battle, choices }).settlement
      const question = questions.find((diceQuestion) => diceQuestion.key === key)
      if (question === undefined)
        throw new RefusalError(
          'not-found',
          'These dice are not asked for any more. Look at the aftermath as it stands now.',
        )
      const wrong = faces === null ? null : findFacesProblem(question, faces)
      if (wrong !== null) throw new RefusalError('illegal', wrong)
      const others = Object.entries(choices.faces).filter(([otherKey]) => otherKey !== key)
      return { ...choices, faces: Object.fromEntries(faces === null ? others : [...others, [key, faces]]) }
    },
  }
}
