import * as z from 'zod'
import { listTableIds } from '#shared/games/planetary-sand/table-ids.ts'
import { CLIFF_GEAR, type CliffGearId } from '#shared/games/planetary-sand/tables/cliff-gear.ts'
import { type FigureKind, FIGURES } from '#shared/games/planetary-sand/tables/figures.ts'
import { MACHINES, type MachineType } from '#shared/games/planetary-sand/tables/machines.ts'
import { type WeaponId, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { MAX_ARMY_FIGURES, MAX_ARMY_MACHINES } from '#shared/games/planetary-sand/toys.ts'
import {
  listHandWeapons,
  canThrowGrenades,
  MISSILES,
  listMountedWeapons,
  requiresMountedWeapon,
} from '#shared/games/planetary-sand/weapon-access.ts'
import { forGamemaster, Id, Name, Notes, Version } from '../base.ts'

const Weapon = z.enum(listTableIds<WeaponId>(WEAPONS)).nullable()
const titles = (ids: readonly WeaponId[]) => ids.map((id) => WEAPONS[id].title.toLowerCase()).join(', ')
const whole = (least: number, most: number, what: string) =>
  z
    .int({ message: `${what}: write a whole number.` })
    .min(least, { message: `${what}: at least ${least}.` })
    .max(most, { message: `${what}: at most ${most}.` })
const length = (least: number, most: number, what: string) =>
  z
    .number()
    .min(least, { message: `${what}: at least ${least} mm.` })
    .max(most, { message: `${what}: at most ${most} mm.` })

/** Identical figures. Weapons that their kind cannot carry are refused (SAND-GUN-1, SAND-ROBO-2). */
export const ToyFigureInput = z
  .strictObject({
    id: Id,
    name: Name,
    kind: z.enum(listTableIds<FigureKind>(FIGURES)),
    weapon: Weapon,
    hasGrenades: z.boolean(),
    gear: z.enum(listTableIds<CliffGearId>(CLIFF_GEAR)),
    count: whole(1, MAX_ARMY_FIGURES, 'Figures of a model'),
  })
  .superRefine(({ kind, weapon, hasGrenades }, check) => {
    const title = FIGURES[kind].title.toLowerCase()
    const arms = listHandWeapons(kind)
    if (weapon !== null && !arms.includes(weapon))
      check.addIssue({
        code: 'custom',
        path: ['weapon'],
        message:
          arms.length === 0
            ? `A ${title} carries no weapon: leave it out (SAND-ROBO-1).`
            : `A ${title} cannot carry a ${WEAPONS[weapon].title.toLowerCase()}: choose ${titles(arms)}, or nothing (SAND-GUN-1).`,
      })
    if (hasGrenades && weapon !== null && FIGURES[kind].isRobot)
      check.addIssue({
        code: 'custom',
        path: ['hasGrenades'],
        message: `A ${title} bears a zap rifle, a ray pistol or grenades: choose one (SAND-ROBO-2).`,
      })
    if (hasGrenades && !canThrowGrenades(kind))
      check.addIssue({
        code: 'custom',
        path: ['hasGrenades'],
        message: `A ${title} throws no grenades (SAND-ROBO-1).`,
      })
  })

/** Identical vehicles, guns or pads. Weapons that do not fit them are refused (SAND-MSL-5, SAND-GUN-4). */
export const ToyMachineInput = z
  .strictObject({
    id: Id,
    name: Name,
    type: z.enum(listTableIds<MachineType>(MACHINES)),
    lengthMm: length(10, 2000, 'The length of a model'),
    widthMm: length(10, 2000, 'The width of a model'),
    weapon: Weapon,
    seats: whole(0, 40, 'Seats'),
    swims: z.boolean(),
    hasCrew: z.boolean(),
    count: whole(1, MAX_ARMY_MACHINES, 'Models of a kind'),
  })
  .superRefine(({ type, weapon }, check) => {
    const title = MACHINES[type].title.toLowerCase()
    const arms = listMountedWeapons(type)
    const issue = (message: string) => check.addIssue({ code: 'custom', path: ['weapon'], message })
    if (weapon === null && requiresMountedWeapon(type))
      issue(`A ${title} needs a weapon: choose ${titles(arms)} (SAND-MSL-5).`)
    if (weapon !== null && !arms.includes(weapon))
      issue(`A ${title} cannot bear a ${WEAPONS[weapon].title.toLowerCase()}: choose ${titles(arms)} (SAND-MSL-5).`)
  })

/** Tools for measuring, and markers. */
const ToyKitInput = z.strictObject({
  helmets: whole(0, 200, 'Helmets'),
  missiles: z.record(z.enum(MISSILES), whole(0, 99, 'Rockets or missiles of a kind')),
  unitMm: length(50, 2000, 'R1'),
  cupMm: length(20, 500, 'The cup'),
  pailMm: length(20, 1000, 'The pail'),
  cords: z
    .array(z.int().min(1).max(6, { message: 'Cords go from R1 to R6 (SAND-KIT-1).' }))
    .max(6)
    .refine((cords) => new Set(cords).size === cords.length, { message: 'A cord is listed twice.' }),
})

/** Requires unique ids within a list. */
const eachOnce = <Row extends z.ZodType<{ readonly id: string }>>(row: Row, most: number, what: string) =>
  z
    .array(row)
    .max(most, { message: `A toy box has at most ${most} ${what}.` })
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, {
      message: 'Two rows have one id: give each its own.',
    })

/** Editable fields of a toy box. */
const toyBoxFields = {
  name: Name,
  notes: Notes,
  figures: eachOnce(ToyFigureInput, 60, 'kinds of figures'),
  machines: eachOnce(ToyMachineInput, 60, 'kinds of vehicles, guns and pads'),
  kit: ToyKitInput,
}
export const ToyBoxFields = z.object(toyBoxFields)
export type ToyBoxFields = z.infer<typeof ToyBoxFields>

export const ToyBoxView = z.object({
  ...toyBoxFields,
  id: Id,
  /** Number of armies that use it. */
  armies: z.int(),
  version: Version,
})
export type ToyBoxView = z.infer<typeof ToyBoxView>

export const toyBoxes = {
  list: forGamemaster.output(z.array(ToyBoxView)),
  create: forGamemaster.input(ToyBoxFields).output(ToyBoxView),
  update: forGamemaster.input(ToyBoxFields.extend({ id: Id, version: Version })).output(ToyBoxView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
}
