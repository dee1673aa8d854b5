import { buildChoice, fillCommandTemplate } from '#main/games/kit/choice.ts'
import { buildOption } from '#main/games/kit/inputs.ts'
import type { Battle, FiringListEntry } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import type { InputOption } from '#shared/match/protocol.ts'
import { type FiringListChoice, listPossibleFiringListEntries } from '../fire/firing-list-entries.ts'
import { findPiece } from '../state/find.ts'
import type { ChoiceContext, PhaseQuestion, SandChoice } from './choice-context.ts'
import { createInput } from './inputs.ts'

/** The secret list of who fires. It is closed as soon as it is given (SAND-HIT-4, SAND-TURN-1). */
export function buildFiringListQuestion(focus: ChoiceContext): PhaseQuestion {
  const entries = listPossibleFiringListEntries(focus.battle, focus.seat)
  const canFire = entries.some(({ refusal }) => refusal === null)
  return {
    prompt: 'who fires?',
    hint: canFire
      ? 'Both lists open together.'
      : 'Nobody of this side can fire this turn. Close the list all the same.',
    pieces: [],
    actsBy: 'piece',
    choices: [createListChoice(focus, entries)],
  }
}

function createListChoice({ battle, seat }: ChoiceContext, entries: readonly FiringListChoice[]): SandChoice {
  const listed = (battle.lists[seat] ?? []).map(getEntryKey)
  const options = entries.map((entry) => buildEntryOption(battle, entry))
  const value = entries.flatMap((entry, index) =>
    entry.refusal === null && listed.includes(getEntryKey(entry)) ? [options[index]?.value ?? null] : [],
  )
  const canFire = entries.some(({ refusal }) => refusal === null)
  const list: CommandOf<'list-fire'> = { type: 'list-fire', by: seat, entries: [] }
  return {
    choice: buildChoice({ id: 'close-list', label: 'Close the list', group: 'Phase', isPrimary: true }),
    inputs: () => [createInput('list-fire', 'entries', { options, value })],
    commands: ({ values }) => [fillCommandTemplate(list, values), { type: 'end-phase', by: seat }],
    details: ({ values }) => {
      const count = Array.isArray(values['entries']) ? values['entries'].length : 0
      return {
        label: `Close the list: ${count === 0 ? 'nobody fires' : formatCount(count, 'shooter')}`,
        confirmation: count === 0 && canFire ? 'Nobody of this side fires this turn.' : null,
      }
    },
  }
}

function getEntryKey({ shooter, weapon }: FiringListEntry): string {
  return `${shooter}: ${weapon}`
}

/** A line of the list. Lines that need the same figure exclude each other (SAND-GUN-2). */
function buildEntryOption(battle: Battle, { shooter, weapon, crew, shots, refusal }: FiringListChoice): InputOption {
  const title = WEAPONS[weapon].title.toLowerCase()
  const served = crew.length === 0 ? '' : `, served by ${formatList(crew)}`
  const many = shots > 1 ? `, ${formatCount(shots, 'shot')}` : ''
  return buildOption({ shooter, weapon, crew }, `${shooter}: ${title}${served}${many}`, {
    group: `${findPiece(battle, shooter)?.unit ?? shooter}: ${title}`,
    uses: [shooter, ...crew],
    refusal,
  })
}
