/** A shape on a field of 64 by 64: solid, or a line of this width; turned about the centre by degrees. */
export interface PictogramShape {
  readonly d: string
  readonly line?: number
  /** Whether its inner outlines are holes. */
  readonly hasHoles?: boolean
  readonly turn?: number
}

/** Silhouettes of weapons, sections and figures, in one colour. */
// oxfmt-ignore
export const PICTOGRAMS = {
  pistol: [{ d: 'M8 17h46v-3h4v15h-4v4H37q-1 9-9 9h-3l-4 15H8l6-24H8zM27 34l-1 4h2q4 0 4.5-4zM20 21v3h26v-3z', hasHoles: true }, { d: 'M60 19h4v5h-4z' }],
  flintlock: [{ d: 'M3 49q1-19 17-24h42v7H34q-2 6-11 6-7 1-8 12-1 6-7 6-5 0-5-7zM19 22l-4-9 5-2 8 11zM30 22v-4h5v4z' }, { d: 'M24 39q1 7 7 6 5-1 4-8', line: 2.5 }],
  rifle: [{ d: 'M1 38l15-9h9l2-3h24v-2h12v5H51v4H40l-2 4h-6l-4 12h-6l3-12h-6L3 48z' }, { d: 'M25 18h17v5H25zM54 20h3v3h-3z' }],
  shotgun: [{ d: 'M1 44l17-17h8v10h-5L8 51zM27 26h37v5H27zM27 33h37v4H27zM36 39h16v5H36z' }, { d: 'M21 38q1 7 8 6v-7', line: 2.5 }],
  'machine-gun': [{ d: 'M4 22h30v15H4zM9 27v3h12v-3z', hasHoles: true }, { d: 'M36 24h5v10h-5zM43 24h5v10h-5zM50 26h14v6H50zM4 39h7l-3 12H2zM14 39h16v13q-8 4-16 0z' }, { d: 'M42 36L34 60M42 36l8 24', line: 3.5 }],
  blade: [{ d: 'M32-4l7 11v32H25V7zM30.8 10v25h2.4V10z', hasHoles: true, turn: 45 }, { d: 'M17 41h30v6H17zM28 49h8v11h-8z', turn: 45 }, { d: 'M28 65a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', turn: 45 }],
  club: [{ d: 'M28 66V36Q17 28 19 12 21-3 32-3t13 15q2 16-9 24v30zM26 9a2.5 2.5 0 1 0 .1 0zM37 9a2.5 2.5 0 1 0 .1 0zM31.5 20a2.5 2.5 0 1 0 .1 0z', hasHoles: true, turn: 40 }],
  grenade: [{ d: 'M12 36h11v9H12.5zM25 24h10v10H25zM25 36h10v9H25zM37 24q8 2 11 10H37zM23 24q-8 2-11 10h11zM37 36h11.5v9H37zM25 47h10v13h-3zM37 47h10q-2 9-10 12zM23 47H13q2 9 10 12zM22 14h16v8H22zM39 13q10 2 14 17l-4 2q-4-12-10-13z' }, { d: 'M9 13a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z', line: 3 }],
  shield: [{ d: 'M32 3l25 8v19q0 21-25 31Q7 51 7 30V11zM32 11v42Q15 45 15 30V17z', hasHoles: true }],
  plating: [{ d: 'M6 6h24v24H6zM34 6h24v24H34zM6 34h24v24H6zM34 34h24v24H34zM11 9.5a2 2 0 1 0 .1 0zM53 9.5a2 2 0 1 0 .1 0zM11 50.5a2 2 0 1 0 .1 0zM53 50.5a2 2 0 1 0 .1 0z', hasHoles: true }],
  medkit: [{ d: 'M4 20h56v38H4zM28 25v9h-9v8h9v9h8v-9h9v-8h-9v-9z', hasHoles: true }, { d: 'M20 18V8h24v10h-5v-5H25v5z' }],
  ammo: [{ d: 'M5 24q1-12 7-20 6 8 7 20zM5 26h14v28H5zM4 56h16v5H4zM25 24q1-12 7-20 6 8 7 20zM25 26h14v28H25zM24 56h16v5H24zM45 24q1-12 7-20 6 8 7 20zM45 26h14v28H45zM44 56h16v5H44z' }],
  radio: [{ d: 'M6 26h44v34H6zM20 33a10 10 0 1 0 .1 0zM20 37.5a5.5 5.5 0 1 1-.1 0zM35 33v4h10v-4zM35 41v4h10v-4zM35 49v4h10v-4z', hasHoles: true }, { d: 'M44 26V6', line: 4 }, { d: 'M49 6q5 5 0 11M54 1q10 10 0 21', line: 3 }],
  turret: [{ d: 'M3 46h58v11H3zM10 43q1-20 22-20 12 0 15 6h17v7H49l1 7z' }, { d: 'M22 14h14v7H22z' }],
  crew: [{ d: 'M21 20a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z' }, { d: 'M13 60q0-26 19-26t19 26z' }, { d: 'M2 28a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z' }, { d: 'M48 28a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z' }, { d: 'M0 54q0-17 9-17 4 0 7 3-5 6-6 14zM64 54q0-17-9-17-4 0-7 3 5 6 6 14z' }],
  seat: [{ d: 'M12 4h12l5 30h25v12H19zM20 49h33v5H40v7h-8v-7H20z' }],
  flame: [{ d: 'M33 1q3 14 14 23 9 9 9 19 0 18-24 20Q8 61 8 43q0-12 9-19 1 9 7 11Q20 17 33 1zM33 57q9-2 9-9 0-5-5-8-5-4-5-9-9 8-9 16 0 8 10 10z', hasHoles: true }],
  mask: [{ d: 'M2 16q30-12 60 0 2 28-12 36-9 4-14-7-4-6-8 0-5 11-14 7Q0 44 2 16zM11 28q8 11 16 4-4-9-16-4zM53 28q-8 11-16 4 4-9 16-4z', hasHoles: true }],
  plough: [{ d: 'M2 8h60l-6 30H8zM14 41h8v18h-8zM42 41h8v18h-8z' }, { d: 'M24 44h16v8H24z' }],
  smoke: [{ d: 'M16 58a12 12 0 0 1-3-23 13 13 0 0 1 18-14 14 14 0 0 1 24 12 12 12 0 0 1-3 25z' }, { d: 'M7 14a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z' }, { d: 'M27 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' }],
  hand: [{ d: 'M14 62V42L4 30q3-5 8-1l6 5V12q4-5 8 0v16h2V6q4-5 8 0v22h2V9q4-5 8 0v22h2V17q4-5 8 0v25q0 14-10 20z' }],
  helmet: [{ d: 'M32 3a25 25 0 0 1 20 40v8H12v-8A25 25 0 0 1 32 3zM14 24q18-8 36 0 0 16-18 16T14 24z', hasHoles: true }, { d: 'M8 53h48v8H8z' }],
  engine: [{ d: 'M32 11a21 21 0 1 0 .1 0zM32 23a9 9 0 1 1-.1 0z', hasHoles: true }, { d: 'M27 2h10l2 12H25zM27 62h10l2-12H25zM2 27v10l12 2V25zM62 27v10l-12 2V25z' }, { d: 'M27 2h10l2 12H25zM27 62h10l2-12H25zM2 27v10l12 2V25zM62 27v10l-12 2V25z', turn: 45 }],
  man: [{ d: 'M24.2 10.4a7.8 7.8 0 1 0 15.6 0a7.8 7.8 0 1 0 -15.6 0z' }, { d: 'M23.6 20h16.8l-1.2 20.4L44 58.4h3.6V62H16.4v-3.6H20l4.8-18zM36.8 58.4L32 44l-4.8 14.4z' }, { d: 'M29 28.4l30.6-3.6v3.6L29 32z' }],
  grenadier: [{ d: 'M24.2 12a7.8 7.8 0 1 0 15.6 0a7.8 7.8 0 1 0 -15.6 0z' }, { d: 'M23.6 21h16.8l-1.2 19.4L44 58.4h3.6V62H16.4v-3.6H20l4.8-18zM36.8 58.4L32 44l-4.8 14.4z' }, { d: 'M26 26L12 14', line: 5 }, { d: 'M4.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z' }, { d: 'M38 26l14 6', line: 5 }],
  bazooka: [{ d: 'M22.2 10.4a7.8 7.8 0 1 0 15.6 0a7.8 7.8 0 1 0 -15.6 0z' }, { d: 'M23.6 24h16.8l-1.2 16.4L44 58.4h3.6V62H16.4v-3.6H20l4.8-18zM36.8 58.4L32 44l-4.8 14.4z' }, { d: 'M6 14h14v-1h-3V8h6M12 19h46v-2h5v9h-5v-2H12v3H6V16h6z' }, { d: 'M44 26l-6 10', line: 4 }],
  robot: [{ d: 'M24.8 2h14.4v13.2H24.8zM28 6v4h8V6z', hasHoles: true }, { d: 'M20 17.6h24v24H20zM20.6 43h7.2v19h-7.2zM36.2 43h7.2v19h-7.2zM13 19h5v22h-5zM46 19h5v22h-5z' }, { d: 'M46 28h16v4H46z' }],
  tank: [{ d: 'M4 30h56l-4 12H8zM18 18h22l4 10H16zM42 20h22v4H43z' }, { d: 'M5 48a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' }, { d: 'M16 48a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' }, { d: 'M27 48a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' }, { d: 'M38 48a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' }, { d: 'M49 48a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' }],
  carrier: [{ d: 'M3 42V26L14 16h44l3 26zM16 21l-6 6h9v-6zM24 22v6h7v-6zM36 22v6h7v-6zM48 22v6h7v-6z', hasHoles: true }, { d: 'M6.5 48a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z' }, { d: 'M19.5 48a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z' }, { d: 'M32.5 48a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z' }, { d: 'M45.5 48a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z' }],
  wreck: [{ d: 'M2 40h24l4 6-4 6 4 4H6zM34 40h26l-4 16H36l-4-4 4-6zM30 28l14 8H22z' }, { d: 'M14 34q-6-8 0-14t0-14M34 24q-6-8 0-12t0-10M52 34q-6-8 0-14t0-14', line: 4 }],
  skull: [{ d: 'M32 3q27 0 27 25 0 12-8 17v10q0 5-5 5h-3v-8h-3v8h-6v-8h-4v8h-6v-8h-3v8h-3q-5 0-5-5V45q-8-5-8-17Q5 3 32 3zM21 22a7.5 7.5 0 1 0 .1 0zM43 22a7.5 7.5 0 1 0 .1 0zM32 37l-4 8h8z', hasHoles: true }],
  hook: [{ d: 'M8 62L38 22', line: 6 }, { d: 'M36 26Q26 4 42 3q16 0 15 14-1 10-10 9', line: 5.5 }, { d: 'M12 40l9 7M16 35l9 7', line: 3 }],
  cross: [{ d: 'M23 4h18v19h19v18H41v19H23V41H4V23h19z' }],
  eye: [{ d: 'M1 32Q32 0 63 32 32 64 1 32zM32 17a15 15 0 1 0 .1 0zM32 23a9 9 0 1 1-.1 0z', hasHoles: true }],
  boot: [{ d: 'M16 3h22v7H16zM17 12h20v20q1 7 10 9 12 2 14 9v3H12V42q5-5 5-12zM11 55h51v6H42v-2H26v2H11z' }],
  tracks: [{ d: 'M14 22h36a15 15 0 0 1 0 30H14a15 15 0 0 1 0-30zM14 27a10 10 0 0 0 0 20h36a10 10 0 0 0 0-20z', hasHoles: true }, { d: 'M7 37a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z' }, { d: 'M25 37a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z' }, { d: 'M43 37a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z' }, { d: 'M14 18v-4M23 18v-4M32 18v-4M41 18v-4M50 18v-4M14 60v-4M23 60v-4M32 60v-4M41 60v-4M50 60v-4', line: 5 }],
  star: [{ d: 'M32 1l7 20.5 22 .5-17.5 13.5L50 57 32 44.5 14 57l6.5-21.5L3 22l22-.5z' }],
  yoke: [{ d: 'M6 6h9v18h34V6h9v20q0 12-12 14l-6 2v19H24V42l-6-2Q6 38 6 26zM32 28a4 4 0 1 0 .1 0z', hasHoles: true }],
  coin: [{ d: 'M32 2a30 30 0 1 0 .1 0zM32 8a24 24 0 1 1-.1 0zM32 14l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z', hasHoles: true }],
  'open-top': [{ d: 'M4 30h8v20h40V30h8v28H4zM18 14l14 12 14-12v22H18z' }],
  book: [{ d: 'M3 10q15-5 27 3v45q-12-7-27-3zM61 10q-15-5-27 3v45q12-7 27-3z' }],
  die: [{ d: 'M32 1l29 17v28L32 63 3 46V18zM32 14L17 40h30zM32 22l8 14H24z', hasHoles: true }],
  bars: [{ d: 'M24 22a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z' }, { d: 'M20 56q0-22 12-22t12 22z' }, { d: 'M6 4v56M17 4v56M47 4v56M58 4v56M3 6h58M3 58h58', line: 4 }],
  wall: [{ d: 'M2 46h18v14H2zM23 46h20v14H23zM46 46h16v14H46zM2 29h8v14H2zM13 29h20v14H13zM36 29h26v14H36zM2 12h18v14H2zM23 12h20v14H23zM46 12h16v14H46z' }],
  bunker: [{ d: 'M12 18h40l11 40H1zM18 28v9h28v-9z', hasHoles: true }],
  again: [{ d: 'M54 44A26 26 0 1 1 52 16', line: 6 }, { d: 'M58 4v20H38z' }, { d: 'M23 32a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z' }],
} as const satisfies Readonly<Record<string, readonly PictogramShape[]>>

export type PictogramName = keyof typeof PICTOGRAMS
