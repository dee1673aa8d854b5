import { buildChoice, CORRECTION_CHOICE_ID, previewChoiceDraft } from '#main/games/kit/choice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { listSidesToAct } from '#shared/games/planetary-sand/sides-to-act.ts'
import { type PhaseId, PHASES } from '#shared/games/planetary-sand/tables/phases.ts'
import { formatList } from '#shared/kit/format.ts'
import type { Notice, PlayableGame } from '#shared/match/protocol.ts'
import { decide } from '../commands/decide.ts'
import { findUnreportedBlast } from '../fire/declared-shots.ts'
import { evolve } from '../state/evolve.ts'
import { type ChoiceContext, isChoiceWanted, type PhaseQuestion, type SandChoice } from './choice-context.ts'
import { createCorrectionChoice } from './correction.ts'
import { buildDeploymentQuestion } from './deploy.ts'
import { describeDeclaredShots } from './fire/declared-shot-forecasts.ts'
import { buildFireQuestion } from './fire/fire-phase.ts'
import { buildFiringListQuestion } from './firing-list.ts'
import { buildMoveQuestion } from './moves/move-choices.ts'
import { listPendingItems } from './pending.ts'

/** The question of each phase in which sides act. */
const QUESTIONS: { readonly [Phase in PhaseId]?: (focus: ChoiceContext) => PhaseQuestion } = {
  deploy: buildDeploymentQuestion,
  order: askFirstMover,
  'move-first': buildMoveQuestion,
  'move-second': buildMoveQuestion,
  list: buildFiringListQuestion,
  fire: buildFireQuestion,
}

/** How Planetary Sand is played on the match page. */
export const PLANETARY_SAND_PLAYABLE: PlayableGame<Battle> = {
  turn(battle) {
    const { phase, turn } = battle
    const { title } = PHASES[phase]
    return {
      text: turn > 0 && phase !== 'over' ? `Turn ${turn}: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title,
      waitsFor: listWaitedFor(battle),
      isSecret: phase === 'list',
    }
  },
  choices(battle, seat, pieces) {
    const { choices, ...question } = ask({ battle, seat, pieces, wanted: null, target: null })
    return { ...question, choices: choices.map(({ choice }) => choice), notices: listNotices(battle, seat) }
  },
  preview(battle, seat, draft) {
    const { choices } = ask({ battle, seat, pieces: draft.pieces, wanted: draft.choice, target: draft.target })
    const playable =
      draft.choice === CORRECTION_CHOICE_ID
        ? createCorrectionChoice(battle)
        : choices.find(({ choice }) => choice.id === draft.choice)
    if (!playable) throw new RangeError(`There is no choice ${draft.choice}.`)
    return previewChoiceDraft({ decide, evolve, commands: CommandSchema }, battle, { playable, draft })
  },
  correction: (battle) => createCorrectionChoice(battle).choice,
}

/** The sides that the battle waits for; a blast is reported by the side that launched it (SAND-TURN-1, SAND-CUP-3). */
function listWaitedFor(battle: Battle): readonly string[] {
  const landed = findUnreportedBlast(battle)
  return landed ? [landed.side] : listSidesToAct(battle)
}

/** The question to a seat, with what it may always do. */
function ask(focus: ChoiceContext): PhaseQuestion {
  const { battle, seat } = focus
  const waitedFor = listWaitedFor(battle)
  const isAsked = waitedFor.includes(seat)
  const question = (isAsked ? QUESTIONS[battle.phase]?.(focus) : undefined) ?? describeWaiting(battle, waitedFor)
  return { ...question, choices: [...question.choices, ...listSurrenders(focus)] }
}

function describeWaiting({ end }: Battle, waitedFor: readonly string[]): PhaseQuestion {
  const winner = end?.winner ?? null
  const over = winner === null ? 'nobody wins' : `${winner} wins the battle`
  const prompt = end === null ? `waiting for ${formatList(waitedFor)}` : over
  return { prompt, hint: null, pieces: [], actsBy: 'piece', choices: [] }
}

/** The winner of the toss decides who moves first (SAND-SET-2). */
function askFirstMover(focus: ChoiceContext): PhaseQuestion {
  const { battle, seat } = focus
  return {
    prompt: 'who moves first?',
    hint: `${seat} won the toss.`,
    pieces: [],
    actsBy: 'group',
    choices: battle.sides
      .map((side) => ({ id: `first:${side}`, side }))
      .filter(({ id }) => isChoiceWanted(focus, id))
      .map(({ id, side }) => ({
        choice: buildChoice({ id, label: `${side} moves first`, group: 'Order', isImmediate: true }),
        commands: () => [{ type: 'choose-first', by: seat, first: side }],
      })),
  }
}

/** Surrender, which a side of the battle may do at any time (SAND-VIC-1). */
function listSurrenders(focus: ChoiceContext): SandChoice[] {
  const { battle, seat } = focus
  if (battle.phase === 'over' || !battle.sides.includes(seat) || !isChoiceWanted(focus, 'surrender')) return []
  const choice = buildChoice({
    id: 'surrender',
    label: 'Surrender',
    group: 'Battle',
    isImmediate: true,
    isSeldom: true,
    warning: 'The other side has won. It can be undone.',
  })
  return [{ choice, commands: () => [{ type: 'surrender', by: seat }] }]
}

/** What is pending, and the declared shots of the other side. */
function listNotices(battle: Battle, seat: string): Notice[] {
  const pending = listPendingItems(battle).map(({ text, rule, isUrgent }) => ({
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
    rule,
    isUrgent,
  }))
  const others = battle.sides.filter((side) => side !== seat)
  const declared = others.flatMap((side) =>
    describeDeclaredShots(battle, side).map(({ shooter, text }) => ({
      text: `Declared by ${side}: ${shooter}, ${text.charAt(0).toLowerCase()}${text.slice(1)}.`,
      rule: 'SAND-TURN-1',
      isUrgent: false,
    })),
  )
  return [...pending, ...declared]
}
