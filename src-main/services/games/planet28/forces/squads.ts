import type { Author } from '#main/db/change-log/change-log.ts'
import type { Squad } from '#main/db/repositories/planet28/squads.ts'
import { countMembers, countSameWeaponMembers } from '#main/games/planet28/builder/squad-check.ts'
import { computeMemberCost } from '#main/games/planet28/builder/squad-cost.ts'
import { dissolveSquad } from '#main/games/planet28/builder/squad-dissolve.ts'
import { listSquadDissolutionLedgerLines } from '#main/games/planet28/campaign/growth/dissolve.ts'
import { countHandUse } from '#main/games/planet28/rules/hands.ts'
import { computeCharacterSpeed } from '#main/games/planet28/rules/speed.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged } from '#main/services/kit/service-dependencies.ts'
import { MAX_NAME_LENGTH } from '#shared/contract/base.ts'
import type { SquadProfileCheck, SquadView, UnitListItem } from '#shared/contract/planet28/units.ts'
import type { Currency } from '#shared/games/planet28/campaign/ledger.ts'
import type { SquadProfile } from '#shared/games/planet28/model.ts'
import { createLedgerAccess } from '../ledger/ledger-access.ts'
import type { ForceDependencies } from './force-dependencies.ts'
import { buildBillView, buildProblemViews, buildSquadProfileView } from './force-views.ts'
import { type UnitViewSource, buildUnitView } from './unit-kind-definition.ts'
import { createUnitListItemBuilder } from './unit-list-items.ts'
import { type ProfileJudgement, type JudgementContext, SQUAD_RULES } from './unit-rules.ts'
import { createUnitService } from './units.ts'

export function createSquadService(tools: ForceDependencies) {
  const { file, newId, editions } = tools
  const book = createLedgerAccess(tools)
  const repository = file.rows.squads
  const { characters, conditions } = file.rows
  const lines = createUnitListItemBuilder(tools)
  const units = createUnitService(tools, {
    rules: SQUAD_RULES,
    repository,
    checkOf,
    viewOf: (unit: UnitViewSource<SquadProfile, SquadProfileCheck>): SquadView =>
      buildUnitView(unit, buildSquadProfileView),
    parts: {
      skills: ({ skills }) => skills,
      gear: () => [],
      rest: ({ hitPoints, traits, abilities, loadouts }) => JSON.stringify([hitPoints, traits, abilities, loadouts]),
    },
  })

  /** Passes the squad's points and conditions on to its members. */
  function handDown(squad: Squad, made: readonly { readonly id: string; readonly name: string }[]): void {
    const { id, name, warbandId } = squad
    const { force, edition } = tools.force(warbandId)
    const held = (currency: Currency): number => book.held({ kind: 'squad', id }, currency)
    const heirs = made.map((item) => item.id)
    const dissolved = { id, name, warbandId, heirs, points: held('points'), credits: held('credits') }
    const names = new Map([
      [id, name],
      [warbandId, force.warband.name],
      ...made.map((item) => [item.id, item.name] as const),
    ])
    const lines = listSquadDissolutionLedgerLines(dissolved, edition.rules.settings)
    book.write(
      lines.map((line) => ({ ...line, accountName: names.get(line.account.id) ?? '' })),
      null,
    )
    const lasting = conditions.list().filter(({ unitId }) => unitId === id)
    for (const unitId of heirs)
      for (const condition of lasting) conditions.add({ ...condition, id: newId(), unitKind: 'character', unitId })
  }

  return {
    ...units,
    /** In one change: the members become characters of the warband, numbered if there are several (P28-SQ-12). */
    dissolve({ id, version }: { id: string; version: number }, author: Author): UnitListItem[] {
      const before = requireFound(repository.find(id), 'squad')
      const { name, profile, ...squad } = before
      requireRowUnchanged(file, 'squad', id, version)
      const profiles = dissolveSquad(profile)
      const made = profiles.map((characterProfile, at) => ({
        ...squad,
        id: newId(),
        name: profiles.length === 1 ? name : numbered(name, at + 1),
        allowed: [],
        profile: characterProfile,
      }))
      const count = made.length === 1 ? 'a character' : `${made.length} characters`
      file.changes.record(`${name} becomes ${count}`, author, () => {
        made.forEach(characters.add)
        handDown(before, made)
        repository.remove(id)
        for (const item of made) characters.grow(item.id, { hitPointsGrown: squad.hitPointsGrown })
        editions.settle(squad.warbandId)
      })
      return lines.among(squad.warbandId, made)
    },
  }
}

function numbered(name: string, number: number): string {
  const ending = ` ${number}`
  return `${name.slice(0, MAX_NAME_LENGTH - ending.length).trimEnd()}${ending}`
}

function checkOf(
  { profile, bill, problems }: ProfileJudgement<SquadProfile>,
  { rules, hitPointsGrown }: JudgementContext,
): SquadProfileCheck {
  const hands = profile.loadouts.map(({ equipment }) => countHandUse(profile.traits, equipment, rules))
  return {
    bill: buildBillView(bill),
    speedCm: computeCharacterSpeed(profile.traits, rules).speedCm,
    hands: {
      has: countHandUse(profile.traits, [], rules).has,
      carries: Math.max(0, ...hands.map(({ carries }) => carries)),
    },
    members: countMembers(profile),
    memberCost: computeMemberCost(profile, rules, { hitPointsGrown }),
    sameWeapons: countSameWeaponMembers(profile, rules),
    problems: buildProblemViews(problems, buildSquadProfileView),
  }
}
