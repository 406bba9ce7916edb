import type { Person } from '../../../scene/scene-spec.ts'
import type { ArmPose } from '../arm-pose.ts'

type Trait<Name extends keyof Person> = NonNullable<Person[Name]>
export type Role = Trait<'role'>

/** How people of a calling look when nobody says otherwise. */
export interface Casting {
  /** Colours of the main cloth, one of which is drawn. */
  cloths: readonly string[]
  accent: string
  gender?: Trait<'gender'>
  age?: 'old' | 'child'
  hair?: Readonly<Record<Trait<'gender'>, readonly Trait<'hair'>[]>>
  hairColour?: string
  skin?: Trait<'skin'>
  wears?: Readonly<Trait<'wears'>>
  outfit?: Trait<'outfit'>
  holds?: Trait<'holds'>
  arms?: readonly (readonly [ArmPose, ArmPose])[]
  /** Smiles at whoever comes. */
  glad?: boolean
}

/** Hair that goes under a hat. */
const UNDER_HAT: Casting['hair'] = { female: ['long', 'bob'], male: ['short'] }
const EASY: Casting['arms'] = [['down', 'hip'], ['hip', 'down'], ['down', 'down']]

export const castings: Readonly<Record<Role, Casting>> = {
  doctor: { cloths: ['#8fb3cf', '#5f86a8', '#86b0a4', '#9fb0d6'], accent: '#2f4a78', arms: [['down', 'pocket'], ['clasp', 'clasp']], glad: true },
  nurse: { cloths: ['#eef3f8', '#cfe2f0', '#f6dde2'], accent: '#c8323c', gender: 'female', hair: { female: ['bob', 'bun', 'bob'], male: ['short'] }, arms: [['clasp', 'clasp'], ['down', 'down']], glad: true },
  chef: { cloths: ['#f6f2ea'], accent: '#b5342e', hair: { female: ['bob'], male: ['short'] }, arms: [['hip', 'hip'], ['down', 'hip'], ['clasp', 'clasp']], glad: true },
  police: { cloths: ['#26365a', '#2b3f68'], accent: '#161d30', hair: { female: ['bob'], male: ['short'] }, arms: EASY },
  firefighter: { cloths: ['#c79a52', '#2f3442', '#b98f55'], accent: '#c8352a', hair: { female: ['bob'], male: ['short'] }, arms: [['hip', 'down'], ['hip', 'hip']] },
  teacher: { cloths: ['#6f7f5c', '#8a5a4a', '#4f6a86', '#a8744a'], accent: '#8c2f3a', wears: ['glasses'], arms: [['clasp', 'clasp'], ['down', 'down']], glad: true },
  student: { cloths: ['#26324e', '#2d3350', '#3a2f3c'], accent: '#a83240', hair: { female: ['long', 'bob'], male: ['short'] }, arms: [['down', 'down'], ['clasp', 'clasp'], ['back', 'back']], glad: true },
  worker: { cloths: ['#e87a24', '#e9a21f'], accent: '#e8b82a', gender: 'male', hair: { female: ['bob'], male: ['short'] }, arms: [['hip', 'hip'], ['down', 'hip']], glad: true },
  farmer: { cloths: ['#b0483a', '#4f7a8c', '#6f7f4a'], accent: '#d8b878', gender: 'male', skin: 'tan', hair: UNDER_HAT, wears: ['hat'], arms: [['hip', 'down'], ['hip', 'hip']], glad: true },
  knight: { cloths: ['#9c2430', '#27477e', '#4a2f6a'], accent: '#c9a24a', gender: 'male', hair: { female: ['long'], male: ['short'] }, arms: [['clasp', 'clasp']] },
  king: { cloths: ['#8e1f2c', '#2a3f7c'], accent: '#d6a83e', gender: 'male', age: 'old', hair: { female: ['long'], male: ['short'] }, wears: ['beard'], arms: [['down', 'hip'], ['clasp', 'clasp']] },
  queen: { cloths: ['#7a1f3c', '#2f4f8c', '#4a2f6a'], accent: '#e0b24c', gender: 'female', hair: { female: ['bun', 'long'], male: ['short'] }, arms: [['clasp', 'clasp']] },
  prince: { cloths: ['#2f4f8c', '#e8e2d6', '#6a2436'], accent: '#d6a83e', gender: 'male', arms: [['hip', 'down'], ['back', 'back']] },
  princess: { cloths: ['#e9a0b8', '#a9c0ea', '#c8a8e0', '#f0d8a0'], accent: '#f2d9a0', gender: 'female', hair: { female: ['long'], male: ['short'] }, arms: [['clasp', 'clasp'], ['down', 'down']], glad: true },
  wizard: { cloths: ['#2b3a78', '#43306e', '#5a5f70'], accent: '#e6c25a', gender: 'male', age: 'old', hair: { female: ['long'], male: ['long'] }, wears: ['beard'], arms: [['down', 'raised']] },
  witch: { cloths: ['#2c2436', '#3d2450', '#262a3c'], accent: '#8a4fc0', gender: 'female', hair: { female: ['long'], male: ['long'] }, hairColour: '#5a2a38', arms: [['hip', 'down'], ['down', 'hip']] },
  angel: { cloths: ['#fff6e8'], accent: '#f0d48a', gender: 'female', hair: { female: ['long', 'curly'], male: ['curly'] }, hairColour: '#c99a5c', skin: 'light', arms: [['clasp', 'clasp'], ['down', 'down']] },
  vampire: { cloths: ['#7c1424', '#5c1230'], accent: '#a01828', gender: 'male', skin: 'light', hair: { female: ['long'], male: ['short'] }, hairColour: '#1d1a1f', arms: [['down', 'hip'], ['clasp', 'clasp']] },
  ninja: { cloths: ['#23262e', '#2a2530', '#1f2b3d'], accent: '#8c2430', hair: { female: ['short'], male: ['short'] }, arms: [['hip', 'down'], ['down', 'down']] },
  pirate: { cloths: ['#7a2a2c', '#2b3a4a', '#3a2f2c'], accent: '#d0a23c', gender: 'male', skin: 'tan', hair: { female: ['long'], male: ['bob'] }, wears: ['beard'], arms: [['hip', 'hip'], ['hip', 'down']] },
  swordsman: { cloths: ['#3a4f6c', '#2f3340', '#8c9aa8', '#e6e2da', '#4f2f38'], accent: '#8c2f3a', gender: 'male', skin: 'fair', outfit: 'hanfu', hair: { female: ['bun'], male: ['bun'] }, hairColour: '#1d1a1f', arms: [['hold', 'hold'], ['down', 'back']] },
  baby: { cloths: ['#8fb6d8', '#e8a8b4', '#d8b070', '#9cc2a4'], accent: '#f6efe2', age: 'child', hair: { female: ['short'], male: ['short'] } },
  bride: { cloths: ['#fbf6ee'], accent: '#f0e2c4', gender: 'female', hair: { female: ['bun', 'long'], male: ['short'] }, holds: 'flowers', glad: true },
  soldier: { cloths: ['#6b7048', '#7a7050'], accent: '#3c4430', hair: { female: ['bob'], male: ['short'] }, gender: 'male', arms: EASY },
  cowboy: { cloths: ['#9c4a34', '#4a6680', '#6f5a3c'], accent: '#b5342e', gender: 'male', skin: 'tan', hair: { female: ['long'], male: ['short'] }, arms: [['hip', 'hip'], ['hip', 'down']] },
  scientist: { cloths: ['#7f9ab8', '#8fae9c', '#b0a08c'], accent: '#35507a', wears: ['glasses'], holds: 'flask', glad: true },
  pilot: { cloths: ['#26324e', '#2a2f3c'], accent: '#1c2436', hair: { female: ['bob'], male: ['short'] }, arms: EASY, glad: true },
  artist: { cloths: ['#c9b48c', '#8aa0b4', '#b58a6c'], accent: '#9c2f3a', hair: { female: ['bob', 'long'], male: ['short'] }, holds: 'palette', glad: true },
  superhero: { cloths: ['#27478e', '#b02a34', '#2f6a52'], accent: '#b8282e', hair: { female: ['long'], male: ['short'] }, arms: [['hip', 'hip']] },
  santa: { cloths: ['#b8202a'], accent: '#f6f2ec', gender: 'male', age: 'old', skin: 'light', hair: { female: ['bob'], male: ['short'] }, hairColour: '#f0eeea', wears: ['beard'], arms: [['hip', 'hip'], ['clasp', 'clasp']], glad: true },
}
