import type { Author } from '#main/db/change-log/change-log.ts'
import type { StoredUnit, Unit } from '#main/db/repositories/planet28/units.ts'
import { computeNewVehicleRefund } from '#main/games/planet28/campaign/aftermath/vehicle-damage.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged, type RowVersionRef } from '#main/services/kit/service-dependencies.ts'
import type { UnitListItem } from '#shared/contract/planet28/units.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { createCorrectionRecorder, isFreeEdit, requireCorrection } from './cost-guard.ts'
import type { ForceAndEdition, ForceDependencies } from './force-dependencies.ts'
import { isForceLoneHero } from './force-judge.ts'
import type { UnitDraft, UnitKindDefinition } from './unit-kind-definition.ts'
import { formatUnitHistoryLabel } from './unit-labels.ts'
import { createUnitListItemBuilder } from './unit-list-items.ts'
import { judgeUnit } from './unit-rules.ts'

/** A new unit. A copy keeps the hit points bought in the campaign. */
type NewUnit<Profile> = Unit<Profile> & { readonly hitPointsGrown?: number }

/** A command that may be a correction by the gamemaster. */
interface Corrected {
  readonly correction?: string | null | undefined
}

/** How a unit joins. */
interface Joining {
  /** Description of its origin. */
  readonly origin: string
  readonly correction: string | null
}

/**
 * Creates the service common to all kinds of units. An illegal build is saved like any other, as a draft with its
 * problems listed.
 */
export function createUnitService<Profile, View, Check>(
  tools: ForceDependencies,
  { rules, repository, parts, checkOf, viewOf }: UnitKindDefinition<Profile, View, Check>,
) {
  const { file, newId, editions } = tools
  const { kind } = rules
  const { changes } = file
  const { links } = tools
  const lines = createUnitListItemBuilder(tools)

  const find = (id: string): StoredUnit<Profile> => requireFound(repository.find(id), kind)

  /** Judges a profile in a warband. `id` is that of the unit it replaces, or null. */
  function judgeIn(
    { force, edition }: ForceAndEdition,
    id: string | null,
    unit: Pick<Unit<Profile>, 'profile' | 'allowed'>,
  ) {
    const draft = { id, characters: rules.characters(unit.profile) }
    const { hitPointsGrown = 0, startingCost = null } = (id === null ? null : repository.find(id)) ?? {}
    const hasFought = startingCost !== null
    const judging = { rules: edition.rules, isLoneHero: isForceLoneHero(force, draft), hasFought, hitPointsGrown }
    return { judged: judgeUnit(rules, unit, judging), judging }
  }

  function view(id: string): View {
    const unit = find(id)
    const place = tools.force(unit.warbandId)
    const { judged, judging } = judgeIn(place, id, unit)
    const check = checkOf(judged, judging)
    return viewOf({ unit, version: changes.versionOf(kind, id), force: place.force, check })
  }

  /**
   * Takes back the compensation for a loss: the free replacement, or the points towards a new vehicle (P28-CAMP-5,
   * P28-VDT-6).
   */
  function takeDuesBack({ warbandId, startingCost, profile, allowed, id }: StoredUnit<Profile>): void {
    const place = tools.force(warbandId)
    const { waivers, vehiclePoints } = place.force.warband
    const cost = startingCost || judgeIn(place, id, { profile, allowed }).judged.bill.cost
    const points = kind === 'vehicle' ? computeNewVehicleRefund('destroyed', cost) : 0
    file.rows.warbands.play(warbandId, {
      waivers: kind === 'character' ? Math.max(0, waivers - 1) : waivers,
      vehiclePoints: Math.max(0, vehiclePoints - points),
    })
  }

  function requireSound({ warbandId, name, profile, portraitId }: Omit<Unit<Profile>, 'id'>): ForceAndEdition {
    const place = tools.force(warbandId)
    tools.requireKnown(rules.unknown(profile, place.edition.rules.tables), name)
    tools.requirePicture(portraitId)
    return place
  }

  const noteCorrection = createCorrectionRecorder(tools)
  const costlyIn = (
    unit: Pick<Unit<Profile>, 'id' | 'name'>,
    { force: { warband } }: ForceAndEdition,
    correction = null as string | null,
  ) => ({
    warband,
    account: { kind, id: unit.id },
    name: unit.name,
    correction,
    advice: 'Buy it between battles, or correct it as gamemaster with a note.',
  })

  function add(
    { hitPointsGrown = 0, ...unit }: NewUnit<Profile>,
    { origin, correction }: Joining,
    author: Author,
  ): View {
    const place = requireSound(unit)
    const costly = { ...costlyIn(unit, place, correction), advice: 'Recruit it, or add it as gamemaster with a note.' }
    requireCorrection(costly)
    const { cost } = judgeIn(place, unit.id, unit).judged.bill
    const joins = `${unit.name} joins ${formatNameMidSentence(place.force.warband.name)}`
    changes.record(`${joins}${origin} (${cost} pts)`, author, () => {
      repository.add(unit)
      repository.grow(unit.id, { hitPointsGrown })
      noteCorrection(costly)
    })
    return view(unit.id)
  }

  return {
    list: (): UnitListItem[] => lines.list(kind),
    get: ({ id }: { id: string }): View => view(id),
    check({ warbandId, unitId, ...unit }: UnitDraft<Profile>): Check {
      const { judged, judging } = judgeIn(tools.force(warbandId), unitId, unit)
      return checkOf(judged, judging)
    },
    create: ({ correction = null, ...fields }: Omit<Unit<Profile>, 'id'> & Corrected, author: Author): View =>
      add({ id: newId(), ...fields }, { origin: '', correction: correction ?? null }, author),
    copy({ id, warbandId, name }: { id: string; warbandId: string; name: string }, author: Author): View {
      const original = find(id)
      const copy = { ...original, id: newId(), warbandId, name, isArchived: false }
      return add(copy, { origin: ` as a copy of ${original.name}`, correction: null }, author)
    },
    update({ version, correction, ...after }: Unit<Profile> & { version: number } & Corrected, author: Author): View {
      const before = find(after.id)
      requireRowUnchanged(file, kind, after.id, version)
      requireLiving(before, after)
      const place = requireSound(after)
      const { force, edition } = place
      const isSame = before.warbandId === after.warbandId && isFreeEdit(kind, before.profile, after.profile)
      const costly = costlyIn(after, place, correction ?? null)
      if (!isSame) requireCorrection(costly)
      const label = formatUnitHistoryLabel(before, after, parts, {
        crew: force.warband.name,
        tables: edition.rules.tables,
      })
      changes.record(label, author, () => {
        links.rename({ kind, id: after.id, name: before.name }, after.name)
        repository.update(after)
        if (!isSame) noteCorrection(costly)
        for (const warbandId of new Set([before.warbandId, after.warbandId])) editions.settle(warbandId)
      })
      return view(after.id)
    },
    revive({ id, version }: RowVersionRef, author: Author): View {
      const before = find(id)
      requireRowUnchanged(file, kind, id, version)
      if (!before.isLost) throw new RefusalError('conflict', `${before.name} is alive already.`)
      changes.record(`Bring ${before.name} back to life`, author, () => {
        repository.update({ ...before, isArchived: false })
        repository.grow(id, { isLost: false })
        takeDuesBack(before)
        editions.settle(before.warbandId)
      })
      return view(id)
    },
    remove({ id, version }: RowVersionRef, author: Author): void {
      const { name, warbandId } = find(id)
      requireRowUnchanged(file, kind, id, version)
      changes.record(`Remove ${name}`, author, () => {
        repository.remove(id)
        editions.settle(warbandId)
      })
    },
  }
}

/** Refuses to take a dead unit out of the archive (P28-INJ-8). */
function requireLiving({ name, isLost }: StoredUnit<unknown>, { isArchived }: Unit<unknown>): void {
  if (!isLost || isArchived) return
  const why = `${name} was lost in a battle and stays in the archive.`
  throw new RefusalError('illegal', `${why} Reopen that battle, or choose “Bring back to life”.`)
}
