import type { Battle } from '#shared/games/planetary-sand/battle.ts'

/** Pictures of the questions. */
export type QuestionPictureId = 'deploy' | 'move' | 'coin' | 'pass' | 'list' | 'fire' | 'aim' | 'far' | 'blast'

/** Picture of a question, by the phase of the battle and the step on the page. */
export function getQuestionPictureId(
  { phase, launches }: Pick<Battle, 'phase' | 'launches'>,
  step: string,
): QuestionPictureId {
  if (step === 'cover' || step === 'waiting') return 'pass'
  if (phase === 'fire' && launches.some(({ drift, hits }) => drift !== null && hits === null)) return 'blast'
  if (phase === 'fire') return step === 'target' ? 'aim' : step === 'inputs' ? 'far' : 'fire'
  if (phase === 'deploy' || phase === 'list') return phase
  return phase === 'order' ? 'coin' : 'move'
}
