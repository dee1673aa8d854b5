import { seededDice } from '#main/games/kit/dice.ts'
import { findFacesProblem, rollQuestion } from '#main/games/planet28/campaign/aftermath/settle-battle.ts'
import { RefusalError } from '#main/services/refusal-error.ts'
import type { Tools } from '#main/services/tools.ts'
import type { AftermathChoices } from '#shared/games/planet28/campaign/aftermath.ts'
import type { BattleAftermaths, BattleInAftermath } from './aftermath.ts'
import { listOpenQuestions } from './views.ts'

/** Faces that call for more dice do so a few times in a row at most. */
const MOST_ROUNDS = 10

/** The dice of aftermaths: those of a question depend on the battle and the question alone, so undo brings no other faces. */
export function createBattleDice({ file }: Pick<Tools, 'file'>, aftermaths: BattleAftermaths) {
  const { campaign } = file.rows

  const openIn = (battle: BattleInAftermath, choices: AftermathChoices, keys: readonly string[] | null) =>
    listOpenQuestions(aftermaths.of({ ...battle, choices }).settlement).filter(
      ({ key }) => keys === null || keys.includes(key),
    )

  return {
    /** The choices with dice thrown for questions: some, or null for all and for those that follow. */
    roll(battle: BattleInAftermath, keys: readonly string[] | null): AftermathChoices {
      const { diceSeed } = campaign.get()
      let { choices }: { choices: AftermathChoices } = battle
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const open = openIn(battle, choices, keys)
        if (open.length === 0) break
        const thrown = open.map((question) => {
          return [question.key, rollQuestion(question, seededDice(`${diceSeed}/battle/${battle.id}/${question.key}`))]
        })
        choices = { ...choices, faces: { ...choices.faces, ...Object.fromEntries(thrown) } }
      }
      if (choices === battle.choices)
        throw new RefusalError('conflict', 'These dice are not open any more. Look at the aftermath again.')
      return choices
    },
    /** The choices with faces thrown at the table; null takes the faces of a question back. */
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
      const others = Object.entries(choices.faces).filter(([other]) => other !== key)
      return { ...choices, faces: Object.fromEntries(faces === null ? others : [...others, [key, faces]]) }
    },
  }
}
