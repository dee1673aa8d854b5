import { createGivenDice } from '#main/games/kit/dice.ts'
import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import { SQUAD_AFTERMATH_RULES } from '#shared/games/planet28/campaign-numbers.ts'
import type { ChoiceQuestion, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { Loadout } from '#shared/games/planet28/model.ts'
import { getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { type SquadAfterBattle, rollSquadLosses } from '../growth/squad-progression.ts'
import { type AftermathInput, type TalliedUnit, listTalliedUnitsOfKind, hasTakenPart } from './aftermath-input.ts'
import { buildAgedConditionResult } from './ageing.ts'
import { createDiceQuestion } from './dice-questions.ts'
import { mergeAftermathResults } from './settlement.ts'

/** Rolls a die for every member that squads lost. The dead leave, scars last for one game (P28-SQ-13, P28-SQ-14). */
export function settleSquads(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  return listTalliedUnitsOfKind(battle, 'squad').reduce(
    (before, fighter) => settleSquad(battle, fighter, before),
    settled,
  )
}

function settleSquad(battle: AftermathInput, fighter: TalliedUnit<'squad'>, settled: AftermathResult): AftermathResult {
  const { tally, unit, rules } = fighter
  const lost = hasTakenPart(fighter) ? Math.min(tally.lost, countMembers(unit.profile)) : 0
  const aged = mergeAftermathResults(settled, buildAgedConditionResult(fighter, 'squads'))
  if (!hasTakenPart(fighter)) return aged
  const sides = Array.from({ length: lost }, () => SQUAD_AFTERMATH_RULES.sides)
  const text = `${unit.name} lost ${formatCount(lost, 'member')}: roll for each, a ${SQUAD_AFTERMATH_RULES.diesOn} is death.`
  const key = `squad:${unit.id}`
  const question = createDiceQuestion({ key, step: 'squads', text, sides, rule: 'P28-SQ-14' }, battle.choices)
  const asked = lost === 0 ? aged : mergeAftermathResults(aged, { questions: [question] })
  if (lost > 0 && question.faces === null) return asked
  const faces = question.faces ?? []
  return settleFaces(
    battle,
    fighter,
    rollSquadLosses(
      unit.profile,
      { ...tally, lost, hitPointsGrown: unit.hitPointsGrown ?? 0 },
      rules,
      createGivenDice(faces),
    ),
    asked,
  )
}

function settleFaces(
  battle: AftermathInput,
  fighter: TalliedUnit<'squad'>,
  after: SquadAfterBattle,
  settled: AftermathResult,
): AftermathResult {
  const { id: unitId } = fighter.unit
  const { condition, died, members } = after
  const scarred = members === 0 ? null : condition
  const left = mergeAftermathResults(settled, {
    outcomes: outcomesOf(fighter, { ...after, condition: scarred }),
    newConditions: scarred === null ? [] : [{ ...scarred, unitId, unitKind: 'squad' }],
  })
  if (died === 0) return left
  const { loadouts, choices } = removeSlain(battle, fighter, died)
  return mergeAftermathResults(left, {
    choices,
    profiles: [{ kind: 'squad', unitId, profile: { ...fighter.unit.profile, loadouts } }],
    lost: members === 0 ? [{ kind: 'squad', unitId }] : [],
  })
}

function outcomesOf(
  { tally, unit }: TalliedUnit<'squad'>,
  { died, members, condition, isStillSquad }: SquadAfterBattle,
) {
  const { id: unitId, name } = unit
  const left = members === 0 ? 'nobody is left' : `${members} left`
  const apart = members === 0 || isStillSquad ? '' : ', who take the field as characters until it is refilled'
  const deaths = {
    text: `${name}: ${died} of ${formatCount(tally.lost, 'lost member')} died, ${left}${apart}.`,
    rule: 'P28-SQ-14',
  }
  const scars = { text: `${name}: Battle scarred. -1 on all skills next game.`, rule: 'P28-SQ-13' }
  const outcomes = [...(tally.lost > 0 ? [deaths] : []), ...(condition === null ? [] : [scars])]
  return outcomes.map((item) => ({ ...item, step: 'squads', unitId }) as const)
}

/** Removes the slain from their loadouts: from the chosen ones, otherwise from the largest each time. */
function removeSlain(
  { choices }: AftermathInput,
  fighter: TalliedUnit<'squad'>,
  died: number,
): { loadouts: Loadout[]; choices: ChoiceQuestion[] } {
  const { id, profile } = fighter.unit
  const chosen = choices.slain?.[id] ?? []
  const start = { loadouts: [...profile.loadouts], choices: [] as ChoiceQuestion[] }
  const after = Array.from({ length: died }).reduce<typeof start>((left, _death, at) => {
    const from = pickLoadout(left.loadouts, chosen[at])
    const loadouts = left.loadouts.map((loadout, place) =>
      place === from ? { ...loadout, members: loadout.members - 1 } : loadout,
    )
    return { loadouts, choices: [...left.choices, ...askWho(fighter, left.loadouts, from, at)] }
  }, start)
  return { ...after, loadouts: after.loadouts.filter(({ members }) => members > 0) }
}

function pickLoadout(loadouts: readonly Loadout[], chosen: number | undefined): number {
  const most = Math.max(...loadouts.map(({ members }) => members))
  const isThere = chosen !== undefined && (loadouts[chosen]?.members ?? 0) > 0
  return isThere ? chosen : loadouts.findIndex(({ members }) => members === most)
}

/** Choice of the members that died. Only needed if members carry different gear. */
function askWho(
  { unit, rules }: TalliedUnit<'squad'>,
  loadouts: readonly Loadout[],
  from: number,
  at: number,
): ChoiceQuestion[] {
  const options = loadouts.flatMap(({ members, equipment }, place) => {
    const gear = formatList(equipment.map((id) => getEquipment(rules.tables, id).row.name))
    const label = `One of ${members} with ${gear === '' ? 'nothing' : gear}`
    return members === 0 ? [] : [{ value: String(place), label }]
  })
  if (options.length < 2) return []
  const text = `Which member of ${unit.name} died?`
  return [{ key: `slain:${unit.id}:${at}`, step: 'squads', text, rule: 'P28-SQ-14', options, chosen: String(from) }]
}
