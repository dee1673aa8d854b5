import { IllegalCommand } from '#main/games/kit/transaction.ts'
import { spendAmmunition, getWeaponInUse } from '#main/games/planet28/battle/damage/weapons.ts'
import {
  listUnitEffects,
  filterEffectsByShape,
  findProhibitingEffect,
} from '#main/games/planet28/battle/effects-in-force.ts'
import { takeFearTest } from '#main/games/planet28/battle/morale/fear.ts'
import { requireLegalShot } from '#main/games/planet28/battle/shoot/require-legal-shot.ts'
import { rollShot, type Shot, applyShotDamage } from '#main/games/planet28/battle/shoot/resolve-shot.ts'
import { rememberShotDistances } from '#main/games/planet28/battle/shoot/shoot.ts'
import { getFightingModel, type Transaction, getUnit } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listPassengers } from '../aboard.ts'
import { getVehicle } from '../get-vehicle.ts'
import { requireGunnerArc } from '../gunner-arc.ts'
import { needsReloadAfterShot, type Mount, getMaxShots, listWorkingMounts } from '../mounts.ts'
import { countCrew } from '../sections.ts'
import { spendVehicleAction, requireAbleToAct } from '../vehicle-actions.ts'

type VehicleShot = BattleCommandOf<'fire'>['shots'][number]

/**
 * Executes a vehicle's Shoot action: one mount per crew member, each once and at its own target, then shooters aboard
 * (P28-VEH-SHOOT-1, P28-VEH-SHOOT-2).
 */
export function executeVehicleFire(
  transaction: Transaction,
  { unit: id, shots: ordered, rerolls: wish }: BattleCommandOf<'fire'>,
): void {
  const vehicle = getVehicle(transaction, id)
  requireEnoughCrew(transaction, vehicle, ordered)
  const shots = buildVehicleShots(transaction, vehicle, ordered)
  for (const shot of shots) requireLegalShot(transaction, shot)
  requireEnoughRounds(vehicle, shots)
  requireAbleToAct(transaction, id)
  for (const target of new Set(ordered.map((shot) => shot.target)))
    if (!takeFearTest(transaction, { unit: id, target, at: 'shoot' })) return
  spendVehicleAction(transaction, id, 'Shoot', { at: [...new Set(ordered.map(({ target }) => target))] })
  rememberShotDistances(transaction, id, ordered)
  for (const [at, shot] of shots.entries()) spend(transaction, vehicle, { shot, cell: ordered[at]?.cell })
  const hits = shots.filter((shot) => rollShot(transaction, shot, { moves: 0, wish }))
  for (const by of new Set(hits.map((shot) => shot.by)))
    applyShotDamage(
      transaction,
      hits.filter((shot) => shot.by === by),
      getUnit(transaction, by),
    )
}

/** Throws if weapons fired together do not have one round each (P28-WEAP-3). */
export function requireEnoughRounds({ name, stock }: VehicleUnit, shots: readonly Shot[]): void {
  const kinds = shots.flatMap(({ mount, weapon: { row } }) =>
    mount === undefined || row.ammo === null ? [] : [row.ammo],
  )
  for (const kind of new Set(kinds)) {
    const [needed, there] = [kinds, stock].map((all) => all.filter((otherKind) => otherKind === kind).length) as [
      number,
      number,
    ]
    if (there < needed)
      throw new IllegalCommand(
        'no-ammo',
        `${name} has ${there} of the ${needed} rounds that these shots take.`,
        'P28-WEAP-3',
      )
  }
}

/** Builds the shots of a command with weapons and shooters. */
export function buildVehicleShots(
  transaction: Transaction,
  vehicle: VehicleUnit,
  shots: readonly VehicleShot[],
): Shot[] {
  return shots.map((shot) =>
    shot.cell === undefined ? passengerShot(transaction, vehicle, shot) : mountShot(transaction, vehicle, shot),
  )
}

/** Checks the crew: each weapon is fired once; Gunners aboard are additional crew (P28-VEH-SHOOT-1, P28-TR-gunner). */
export function requireEnoughCrew(transaction: Transaction, vehicle: VehicleUnit, shots: readonly VehicleShot[]): void {
  const cells = shots.flatMap(({ cell }) => (cell === undefined ? [] : [cell]))
  if (new Set(cells).size < cells.length)
    transaction.refuse('twice', 'Each weapon fires once in a Shoot action.', 'P28-VEH-SHOOT-1')
  const passengers = shots.flatMap(({ passenger, model = '' }) =>
    passenger === undefined ? [] : [`${passenger} ${model}`],
  )
  if (new Set(passengers).size < passengers.length)
    transaction.refuse('twice', 'Each passenger fires once in a Shoot action.', 'P28-VTR-loopholes')
  const byCrew = shots.filter(({ cell, passenger }) => cell !== undefined && passenger === undefined).length
  const most = getMaxShots(countCrew(vehicle, transaction.rules), listWorkingMounts(vehicle, transaction.rules).length)
  if (byCrew > most)
    transaction.refuse('crew', `${vehicle.name} has crew for ${most} of these ${byCrew} shots.`, 'P28-VEH-SHOOT-1')
}

function mountIn(transaction: Transaction, vehicle: VehicleUnit, { cell, weapon }: VehicleShot): Mount {
  const mount = listWorkingMounts(vehicle, transaction.rules).find(({ section }) => section.cell === cell)
  if (mount === undefined || (weapon !== undefined && weapon !== mount.weapon.id))
    transaction.refuse('no-mount', `${vehicle.name} has no such weapon in ${cell ?? 'any section'}.`, 'P28-VEH-DMG-3')
  return mount
}

function mountShot(transaction: Transaction, vehicle: VehicleUnit, shot: VehicleShot): Shot {
  const { section, weapon } = mountIn(transaction, vehicle, shot)
  const { ammo, name } = weapon.row
  if (needsReloadAfterShot(weapon) && !section.isLoaded)
    transaction.refuse('empty', `The ${name} in ${section.cell} is empty: load it first.`, 'P28-WR-reload')
  if (ammo !== null && !vehicle.stock.includes(ammo))
    transaction.refuse('no-ammo', `${vehicle.name} has no round left for the ${name}.`, 'P28-WEAP-3')
  const gunner = shot.passenger === undefined ? null : passengerIn(transaction, vehicle, shot.passenger)
  if (gunner !== null && filterEffectsByShape(listUnitEffects(gunner, transaction.rules), 'mans-gun').length === 0)
    transaction.refuse('no-gunner', `${gunner.name} is no Gunner.`, 'P28-TR-gunner')
  if (gunner !== null) requireGunnerArc(vehicle, { gunner, cell: section.cell }, transaction.rules)
  const how = { ...shot, distanceCm: shot.said.distanceCm }
  return { by: gunner?.id ?? vehicle.id, weapon, how, mount: section.cell }
}

/** Builds the shot of a passenger's own weapon through a loophole (P28-VTR-loopholes). */
function passengerShot(transaction: Transaction, vehicle: VehicleUnit, shot: VehicleShot): Shot {
  const unit = passengerIn(transaction, vehicle, shot.passenger ?? '')
  if (filterEffectsByShape(listUnitEffects(vehicle, transaction.rules), 'passengers-shoot').length === 0)
    transaction.refuse('no-loopholes', `Nobody shoots out of ${vehicle.name}.`, 'P28-VTR-loopholes')
  const model = getFightingModel(unit, shot.model)
  const barred = findProhibitingEffect(listUnitEffects(unit, transaction.rules, model), 'shoot')
  if (barred !== null) transaction.refuse('barred', `${unit.name} cannot shoot: ${barred.effect.because}.`, barred.rule)
  const held = findProhibitingEffect(listUnitEffects(unit, transaction.rules, model), 'act')
  if (held !== null) transaction.refuse('barred', `${unit.name} cannot act: ${held.effect.because}.`, held.rule)
  if (unit.isBroken) transaction.refuse('broken', `${unit.name} is broken: it must recover first.`, 'P28-BREAK-3')
  const weapon = getWeaponInUse(transaction, unit, { model, id: shot.weapon ?? '' })
  return { by: unit.id, model, weapon, how: { ...shot, distanceCm: shot.said.distanceCm } }
}

function passengerIn(transaction: Transaction, vehicle: VehicleUnit, id: string) {
  const unit = listPassengers(transaction.battle, vehicle.id).find((passenger) => passenger.id === id)
  if (unit === undefined)
    transaction.refuse(
      'not-aboard',
      `${id === '' ? 'Nobody' : getUnit(transaction, id).name} is aboard ${vehicle.name}.`,
      'P28-VEH-TRANS-1',
    )
  return unit
}

/** Consumes rounds from the stock of the vehicle or of the passenger (P28-WEAP-3, P28-WEAP-4). */
function spend(
  transaction: Transaction,
  { id }: VehicleUnit,
  { shot, cell }: { shot: Shot; cell: VehicleShot['cell'] },
): void {
  const { weapon, model, by } = shot
  const shooter = getUnit(transaction, by)
  if (model !== undefined && shooter.kind !== 'vehicle') spendAmmunition(transaction, shooter, { model, weapon })
  const { ammo } = weapon.row
  if (cell === undefined || ammo === null) return
  const { stock, sections } = getVehicle(transaction, id)
  const at = stock.indexOf(ammo)
  transaction.apply({ type: 'changed', unit: id, change: { stock: stock.toSpliced(at, at < 0 ? 0 : 1) } })
  const section = sections.find((candidate) => candidate.cell === cell)
  if (section !== undefined && needsReloadAfterShot(weapon))
    transaction.apply({ type: 'section-hurt', unit: id, section: { ...section, isLoaded: false }, by: null })
}

/**
 * Loads weapons on mounts from the stock. By setting, one action loads one per crew member or one only, or loading is
 * free and unlimited (P28-VEH-ACT-1, `vehicleReload`).
 */
export function loadMounts(transaction: Transaction, { unit: id, cells }: BattleCommandOf<'load-mounts'>): void {
  const vehicle = getVehicle(transaction, id)
  const { vehicleReload } = transaction.rules.settings
  const most = getMaxMountsLoadedPerAction(vehicle, transaction.rules)
  if (cells.length > most)
    transaction.refuse('crew', `${vehicle.name} loads ${most} weapons at once, not ${cells.length}.`, 'P28-VEH-ACT-1')
  for (const cell of cells) {
    const { section, weapon } = mountIn(transaction, vehicle, { cell } as VehicleShot)
    const spare = vehicle.stock.filter((piece) => piece === weapon.row.ammo).length
    if (section.isLoaded || weapon.row.ammo === null || !needsReloadAfterShot(weapon))
      transaction.refuse('loaded', `The ${weapon.row.name} in ${cell} needs no loading.`, 'P28-WR-reload')
    if (spare === 0)
      transaction.refuse('no-ammo', `${vehicle.name} has no round left for the ${weapon.row.name}.`, 'P28-WEAP-3')
  }
  spendVehicleAction(transaction, id, 'Load weapons', { actions: vehicleReload === 'free' ? 0 : 1 })
  for (const section of getVehicle(transaction, id).sections)
    if (cells.includes(section.cell))
      transaction.apply({ type: 'section-hurt', unit: id, section: { ...section, isLoaded: true }, by: null })
}

/** Maximum number of mounts loaded by one action (`vehicleReload`). */
export function getMaxMountsLoadedPerAction(vehicle: VehicleUnit, rules: Rules): number {
  const { vehicleReload } = rules.settings
  if (vehicleReload === 'onePerAction') return 1
  return vehicleReload === 'free' ? vehicle.sections.length : countCrew(vehicle, rules)
}
