/** Words that a title may hold in any of the three languages, and what a child who cannot read knows it by. */
const PICTURES: readonly (readonly [RegExp, string])[] = [
  [/brush|teeth|tooth|刷牙|dientes/i, '🪥'],
  [/read|book|阅读|读书|看书|leer|lectura|libro/i, '📖'],
  [/bed|sleep|睡|床|dormir|cama/i, '🛏️'],
  [/school ?bag|backpack|书包|mochila/i, '🎒'],
  [/tidy|toy|收拾|整理|玩具|ordenar|recoger|juguete/i, '🧸'],
  [/wash|hand|洗手|洗|lavar|manos/i, '🧼'],
  [/bath|shower|洗澡|baño|ducha/i, '🛁'],
  [/homework|write|study|作业|写|学习|deberes|escribir|estudiar/i, '✏️'],
  [/piano|music|violin|guitar|琴|音乐|música|guitarra/i, '🎵'],
  [/run|sport|jump|exercise|跑|运动|跳|correr|deporte|saltar|ejercicio/i, '🏃'],
  [/swim|游泳|nadar/i, '🏊'],
  [/fruit|vegetable|eat|水果|蔬菜|吃|fruta|verdura|comer/i, '🍎'],
  [/water|drink|喝水|agua|beber/i, '💧'],
  [/dress|clothes|shoes|穿|衣|鞋|vestir|ropa|zapatos/i, '👕'],
  [/draw|paint|画|dibuj|pintar/i, '🎨'],
  [/dog|cat|pet|feed|狗|猫|宠物|perro|gato|mascota/i, '🐾'],
  [/plant|garden|浇|花|植物|plantas|regar/i, '🪴'],
  [/outside|walk|散步|户外|paseo|caminar/i, '🌳'],
  [/breakfast|table|早餐|餐桌|desayun|mesa/i, '🍽️'],
]

/** For all others: each line of a sheet has another. */
const ANY = ['🐻', '🦊', '🐰', '🐼', '🦁', '🐸', '🐨', '🐯', '🐷', '🐵'] as const

export const habitPicture = (title: string, line: number): string =>
  PICTURES.find(([words]) => words.test(title))?.[1] ?? ANY[line % ANY.length] ?? ANY[0]
