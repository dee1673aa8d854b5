import { createHash } from 'node:crypto'
import type { Author } from '#main/db/change-log/change-log.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import type { UnitPrintState } from '#shared/contract/planet28/prints.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import { findRulebookRow } from '#shared/games/planet28/rulebook.ts'
import type { ForceDependencies } from './force-dependencies.ts'
import type { RulesEdition, ForceJudge } from './force-judge.ts'
import type { Force } from './force-loader.ts'
import { type RulebookRowUse, listStashRulebookRowUses, listUnitRulebookRowUses } from './row-uses.ts'

/** A sheet and the hash of its content. */
interface Sheet extends Pick<UnitPrintState, 'kind' | 'id' | 'name' | 'warbandId'> {
  readonly content: string
}

/** Effects of battles: the conditions of units, and the balances of warbands and units. */
interface Campaign {
  readonly conditionsOf: ReadonlyMap<string, readonly Condition[]>
  readonly purses: ReadonlyMap<string, readonly number[]>
}

/** Creates the service that records which unit sheets were printed and tells which have changed since. */
export function createPrintedSheetTracker({ file, now, editions, roster, judge }: ForceDependencies) {
  const { printed, conditions, ledger } = file.rows

  function readCampaign(): Campaign {
    const sums = Map.groupBy(ledger.sums(), ({ id }) => id)
    const purses = [...sums].map(([id, own]) => [id, own.map(({ amount }) => amount)] as const)
    return { conditionsOf: Map.groupBy(conditions.list(), ({ unitId }) => unitId), purses: new Map(purses) }
  }
  function sheets(): Sheet[] {
    const campaign = readCampaign()
    return roster.list().flatMap((force) => sheetsOf(force, editions.ofWarband(force.warband), { judge, campaign }))
  }

  return {
    list(): UnitPrintState[] {
      const last = new Map(printed.list().map((row) => [row.id, row]))
      return sheets().map(({ content, ...unit }) => {
        const row = last.get(unit.id)
        return { ...unit, printedAt: row?.at ?? null, hasChanged: row?.content !== content }
      })
    },
    mark({ ids }: { ids: readonly string[] }, author: Author): void {
      const byId = new Map(sheets().map((sheet) => [sheet.id, sheet]))
      const marked = [...new Set(ids)].map((id) => requireFound(byId.get(id) ?? null, 'unit'))
      const at = now()
      const [only] = marked
      const label = marked.length === 1 && only ? `Print the sheet of ${only.name}` : `Print ${marked.length} sheets`
      file.changes.record(label, author, () => {
        for (const { id, content } of marked) printed.put({ id, content, at })
      })
    },
  }
}

/** The roster sheet of a warband and the sheets of its units. */
function sheetsOf(
  force: Force,
  edition: RulesEdition,
  { judge, campaign }: { readonly judge: ForceJudge; readonly campaign: Campaign },
): Sheet[] {
  const { warband } = force
  const { units, plan, bill } = judge.force(force, edition)
  const text = (uses: readonly RulebookRowUse[]) =>
    uses.map(({ table, id }) => [table, id, findRulebookRow(edition.rules.tables, table, id)])
  const sheet = (kind: Sheet['kind'], { id, name }: { id: string; name: string }, shown: unknown): Sheet => ({
    kind,
    id,
    name,
    warbandId: warband.id,
    content: hashOf(shown),
  })
  const { name, notes, background, portraitId, factionId } = warband
  const stash = text(listStashRulebookRowUses(force, edition.rules.tables))
  const sufferedBy = ({ id }: { id: string }) => (campaign.conditionsOf.get(id) ?? []).map(shownOf)
  const purse = warband.hasFought ? [campaign.purses.get(warband.id) ?? []] : []
  const suffered = force.units.flatMap(({ unit }) => sufferedBy(unit))
  const lines = units.map(({ forceUnit, judgement: { problems: _unseen, ...facts } }) => [
    forceUnit.kind,
    forceUnit.unit.name,
    forceUnit.unit.isArchived,
    facts,
  ])
  return [
    sheet('warband', warband, [
      name,
      notes,
      background,
      portraitId,
      factionId,
      plan,
      bill,
      stash,
      lines,
      ...purse,
      ...suffered,
    ]),
    ...units.map(({ forceUnit, judgement: { problems: _unseen, ...facts } }) => {
      const { warbandId: _same, id: _own, allowed: _known, startingCost: _start, ...unit } = forceUnit.unit
      return sheet(forceUnit.kind, forceUnit.unit, [
        name,
        unit,
        facts,
        text(listUnitRulebookRowUses(forceUnit, edition.rules.tables)),
        ...sufferedBy(forceUnit.unit),
        ...(campaign.purses.get(forceUnit.unit.id) ?? []),
      ])
    }),
  ]
}

/** The part of a condition that a sheet shows. */
function shownOf({ id: _id, gamesPlayed: _played, ...condition }: Condition): unknown {
  return condition
}

function hashOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex')
}
