import type { UnequippedProfile, ProblemFix, BuildProblem, CharacterProfile } from '#shared/games/planet28/model.ts'
import { getRulebookRow, type Rules, findRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import type { TraitRow } from '#shared/games/planet28/tables/traits.ts'
import { formatList } from '#shared/kit/format.ts'
import { countHands, listCarriedWeapons } from '../rules/hands.ts'
import {
  listIncludedTraits,
  type TraitInForce,
  listTraitsInForce,
  removeTraitFromList,
} from '../special-rules/traits-in-force.ts'
import { getTraitHooks, type TraitClash, type TraitBenefit } from '../special-rules/traits.ts'

/**
 * Checks for traits that exclude each other and for choices without effect (P28-ROLL-4, P28-BUILD-6). `gear` is
 * everything carried.
 */
export function checkTraits<Profile extends UnequippedProfile>(
  profile: Profile,
  gear: readonly string[],
  rules: Rules,
): BuildProblem<Profile>[] {
  return [
    ...checkClashes(profile, rules),
    ...checkIncluded(profile, rules),
    ...checkIdle(profile, gear, rules),
    ...checkAbilities(profile, rules),
  ]
}

/** Fix that removes a trait from a profile, together with the traits it brings along. */
export function createRemoveTraitFix<Profile extends UnequippedProfile>(
  profile: Profile,
  id: string,
  { tables }: Rules,
): ProblemFix<Profile> {
  const traits = removeTraitFromList(profile.traits, id, tables)
  return { label: `Remove ${getRulebookRow(tables, 'traits', id).name}`, profile: { ...profile, traits } }
}

function checkClashes<Profile extends UnequippedProfile>(profile: Profile, rules: Rules): BuildProblem<Profile>[] {
  const inForce = listTraitsInForce(profile.traits, rules.tables)
  return inForce.flatMap((trait) =>
    inForce.flatMap((otherTrait): BuildProblem<Profile>[] => {
      const clash = findClash(trait, otherTrait)
      if (clash === null) return []
      const { code, rule } = clash
      return [
        {
          key: `${code}:${trait.id}+${otherTrait.id}`,
          rule,
          code,
          severity: code === 'forbidden-trait' ? 'refused' : 'flagged',
          message: clashMessage(clash, trait.row.name, otherTrait.row.name),
          fixes: [createRemoveTraitFix(profile, trait.id, rules), createRemoveTraitFix(profile, otherTrait.id, rules)],
        },
      ]
    }),
  )
}

/** Finds why two traits conflict: one names the other as excluded, or one prevents what the other is for. */
function findClash(trait: TraitInForce, otherTrait: TraitInForce): TraitClash | null {
  const clashes: Readonly<Record<string, TraitClash>> = getTraitHooks(trait.id).beside ?? {}
  const own = Object.hasOwn(clashes, otherTrait.id) ? clashes[otherTrait.id] : undefined
  if (own !== undefined) return own
  const bars = trait.row.when.includes('shoot') && otherTrait.row.forbids?.actions?.includes('shoot') === true
  return bars ? { code: 'useless', rule: 'P28-BUILD-6', because: `who is ${otherTrait.row.name} does not shoot` } : null
}

function clashMessage({ code, because }: TraitClash, name: string, otherText: string): string {
  if (code === 'useless') return `${name} adds nothing beside ${otherText}: ${because}. Remove ${name}.`
  const fault = code === 'forbidden-trait' ? 'cannot stand together' : 'contradict each other'
  return `${name} and ${otherText} ${fault}: ${because}. Remove one of the two.`
}

/** Flags a trait bought next to one that includes it: the effects do not add up (P28-TR-gigantic). */
function checkIncluded<Profile extends UnequippedProfile>(profile: Profile, rules: Rules): BuildProblem<Profile>[] {
  const { traits } = profile
  const bought = [...new Set(traits)]
  return bought.flatMap((id) =>
    listIncludedTraits(id, rules.tables)
      .filter((otherIncludedTrait) => traits.includes(otherIncludedTrait))
      .map((otherIncludedTrait): BuildProblem<Profile> => {
        const [whole, part] = [id, otherIncludedTrait].map(
          (trait) => getRulebookRow(rules.tables, 'traits', trait).name,
        )
        return {
          key: `useless:${otherIncludedTrait}+${id}`,
          rule: 'P28-BUILD-6',
          code: 'useless',
          severity: 'flagged',
          message: `${part} adds nothing beside ${whole}, which includes it. Remove ${part}.`,
          fixes: [
            {
              label: `Remove ${part}`,
              profile: { ...profile, traits: traits.filter((trait) => trait !== otherIncludedTrait) },
            },
            { label: `Remove ${whole}`, profile: { ...profile, traits: traits.filter((trait) => trait !== id) } },
          ],
        }
      }),
  )
}

function checkIdle<Profile extends UnequippedProfile>(
  profile: Profile,
  gear: readonly string[],
  rules: Rules,
): BuildProblem<Profile>[] {
  const { skills, traits } = profile
  return listTraitsInForce(traits, rules.tables).flatMap((trait): BuildProblem<Profile>[] => {
    const because = findIdleReason(trait, { skills, traits, equipment: gear }, rules)
    if (because === null) return []
    const { id, row } = trait
    const message = `${row.name} adds nothing: ${because}. Remove ${row.name}, or leave it for later.`
    const fixes = [createRemoveTraitFix(profile, id, rules)]
    return [{ key: `useless:${id}`, rule: 'P28-BUILD-6', code: 'useless', severity: 'flagged', message, fixes }]
  })
}

/** Flags abilities and arcana (which are abilities) of a character that cannot use them (P28-TR-animal). */
function checkAbilities<Profile extends UnequippedProfile>(profile: Profile, rules: Rules): BuildProblem<Profile>[] {
  const inForce = listTraitsInForce(profile.traits, rules.tables)
  const bars = inForce.filter(({ row }) => row.forbids?.actions?.includes('ability') === true)
  const [bar] = bars
  const arcana = inForce.filter(({ row }) => row.refs?.tables?.includes('arcana') === true)
  const abilities = [...new Set(profile.abilities)].map((id) => getRulebookRow(rules.tables, 'abilities', id).name)
  const wasted = [...abilities, ...arcana.map(({ row }) => row.name)]
  if (bar === undefined || wasted.length === 0) return []
  const names = formatList(wasted)
  const traits = profile.traits.filter((id) => arcana.every((trait) => trait.id !== id))
  const free = profile.traits.filter((id) => bars.every((trait) => trait.id !== id))
  return [
    {
      key: 'unusable-abilities',
      rule: 'P28-BUILD-6',
      code: 'unusable-abilities',
      severity: 'flagged',
      message: `Who is ${bar.row.name} uses no abilities: ${names} ${wasted.length === 1 ? 'is' : 'are'} wasted. Remove one or the other.`,
      fixes: [
        { label: `Remove ${names}`, profile: { ...profile, abilities: [], traits } },
        { label: `Remove ${formatList(bars.map(({ row }) => row.name))}`, profile: { ...profile, traits: free } },
      ],
    },
  ]
}

type TraitUsers = Pick<CharacterProfile, 'skills' | 'traits' | 'equipment'>

/** Reason why a trait adds nothing to a character, or null (P28-BUILD-6). */
function findIdleReason({ id, row }: TraitInForce, profile: TraitUsers, rules: Rules): string | null {
  const { helps } = getTraitHooks(id)
  return helps === undefined ? null : IDLE_REASONS[helps](profile, row, rules)
}

const IDLE_REASONS: Readonly<
  Record<TraitBenefit, (profile: TraitUsers, row: TraitRow, rules: Rules) => string | null>
> = {
  'ranged-weapons': ({ equipment, traits }, _row, rules) => {
    const shoots = listCarriedWeapons(equipment, rules).some(({ row }) => row.type === 'ranged')
    const serves = traits.some((id) => getTraitHooks(id).needsVehicle === true)
    return shoots || serves ? null : 'no ranged weapon is carried'
  },
  arcana: ({ equipment, traits }, _row, { tables }) => {
    const sources = [
      ...traits.map((id) => getRulebookRow(tables, 'traits', id).refs?.tables),
      ...equipment.map((id) => findRulebookRow(tables, 'items', id)?.refs?.tables),
    ]
    return sources.some((names) => names?.includes('arcana') === true) ? null : 'there is no arcane power to cast'
  },
  'free-hands': ({ equipment, traits }, row, rules) => {
    const weapons = listCarriedWeapons(equipment, rules)
    const taken = weapons.filter(({ staysInHand }) => staysInHand).reduce((sum, { hands }) => sum + hands, 0)
    const fists = listCarriedWeapons(row.refs?.weapons ?? [], rules)
    const free = countHands(traits, rules) - taken
    return fists.every(({ hands }) => hands > free) ? 'no hand is free for bare fists' : null
  },
  skills: ({ skills }, row) => {
    const most = row.values?.['max']
    const raised = row.skills ?? []
    if (typeof most !== 'number' || raised.length === 0 || raised.some((skill) => skills[skill] < most)) return null
    return `${formatList(raised.map((skill) => SKILLS[skill].name))} are ${most} already`
  },
}
