import type { ToyBox, ToyFigure, ToyMachine } from '#shared/games/planetary-sand/toys.ts'

/** A figure of a toy box: six men with zap rifles, with changes. */
export const figure = (fields: Partial<ToyFigure> & { id: string }): ToyFigure => ({
  name: fields.id,
  kind: 'man',
  weapon: 'zap-rifle',
  hasGrenades: false,
  gear: 'none',
  count: 6,
  ...fields,
})
const machine = (fields: Partial<ToyMachine> & Pick<ToyMachine, 'id' | 'type'>): ToyMachine => ({
  name: fields.id,
  lengthMm: 120,
  widthMm: 80,
  weapon: null,
  seats: 0,
  swims: false,
  hasCrew: true,
  count: 2,
  ...fields,
})
/** The group's toy box: men, robots and machines of each kind that an army requires. */
export const BOX: ToyBox = {
  figures: [
    figure({ id: 'men', count: 12 }),
    figure({ id: 'grenadiers', hasGrenades: true, count: 4 }),
    figure({ id: 'bots', kind: 'robot-infantry', count: 14 }),
    figure({ id: 'techs', kind: 'robot-technician', weapon: null, count: 2 }),
  ],
  machines: [
    machine({ id: 'tank', type: 'tank', weapon: 'ray-cannon' }),
    machine({ id: 'carrier', type: 'personnel-carrier', seats: 8 }),
    machine({ id: 'pad', type: 'light-pad', weapon: 'light-missile' }),
    machine({ id: 'cannon', type: 'gun', weapon: 'ray-cannon' }),
    machine({ id: 'buggy', type: 'speeder', seats: 1, hasCrew: false }),
  ],
  kit: {
    helmets: 8,
    missiles: { 'light-rocket': 0, 'heavy-rocket': 0, 'light-missile': 4, 'heavy-missile': 0 },
    unitMm: 305,
    cupMm: 80,
    pailMm: 160,
    cords: [1, 2, 3, 4],
  },
}
