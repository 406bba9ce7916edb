import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { SubjectPainter } from '../painter.ts'
import { paintBalloon } from './balloon.ts'
import { paintBird } from './bird.ts'
import { paintBoat } from './boat.ts'
import { paintSwimmer } from './swimmers.ts'
import { paintButterfly } from './butterfly.ts'
import { paintDeer } from './deer.ts'
import { paintFlower } from './flower.ts'
import { paintChick, paintChicken, paintPhoenix } from './fowl.ts'
import { furAnimalPainter } from './fur-animals.ts'
import { paintHouse } from './house.ts'
import { paintLantern } from './lantern.ts'
import { paintMoon } from './moon.ts'
import { paintPerson } from './person.ts'
import { paintAirplane } from './airplane.ts'
import { paintAstronaut } from './astronaut.ts'
import { paintCamel, paintCow, paintDinosaur, paintElephant, paintGiraffe, paintHowlingWolf, paintPenguin, paintPig, paintSheep, paintZebra } from './beasts.ts'
import { paintCastle, paintChurch, paintFerrisWheel, paintLighthouse, paintWindmill } from './buildings.ts'
import { paintCampfire, paintSnowman, paintTent } from './camp.ts'
import { paintCar } from './car.ts'
import { paintDragon } from './dragon.ts'
import { paintHorse } from './horse.ts'
import { paintPumpkin } from './pumpkins.ts'
import { paintRobot } from './robot.ts'
import { paintRocket, paintSpaceship, paintUfo } from './spacecraft.ts'
import type { SubjectKind } from './stage.ts'
import { paintDolphin, paintOctopus, paintShark } from './sea-beasts.ts'
import { paintTree } from './tree.ts'
import { paintTurtleAshore } from './turtle.ts'
import { varietyOf } from './modelled.ts'
import { paintBicycle, paintBus, paintHelicopter, paintKite, paintMotorcycle, paintTallShip, paintTrain } from './vehicles.ts'
import { paintWhale } from './whale.ts'

export type { SubjectKind }

const howls = ({ subjects }: SceneSpec) => subjects.some(({ kind, pose }) => kind === 'wolf' && pose === 'howling')

/** Who paints which subject. */
export const subjectPainters: Readonly<Record<SubjectKind, SubjectPainter>> = {
  cat: furAnimalPainter('cat'),
  dog: furAnimalPainter('dog'),
  rabbit: furAnimalPainter('rabbit'),
  fox: furAnimalPainter('fox'),
  tiger: furAnimalPainter('tiger'),
  lion: furAnimalPainter('lion'),
  panda: furAnimalPainter('panda'),
  bear: furAnimalPainter('bear'),
  squirrel: furAnimalPainter('squirrel'),
  wolf: (spec, ...rest) => (howls(spec) ? paintHowlingWolf : furAnimalPainter('wolf'))(spec, ...rest),
  monkey: furAnimalPainter('monkey'),
  bird: paintBird,
  butterfly: paintButterfly,
  deer: paintDeer,
  whale: paintWhale,
  boat: (spec, ...rest) => (varietyOf(spec, 'boat') === 'tall-ship' ? paintTallShip : paintBoat)(spec, ...rest),
  balloon: paintBalloon,
  lantern: paintLantern,
  house: paintHouse,
  tree: paintTree,
  flower: paintFlower,
  moon: paintMoon,
  person: paintPerson,
  fish: paintSwimmer('fish'),
  koi: paintSwimmer('koi'),
  jellyfish: paintSwimmer('jellyfish'),
  turtle: paintTurtleAshore,
  car: paintCar,
  robot: paintRobot,
  astronaut: paintAstronaut,
  horse: paintHorse,
  dragon: paintDragon,
  lighthouse: paintLighthouse,
  castle: paintCastle,
  airplane: paintAirplane,
  train: paintTrain,
  bicycle: paintBicycle,
  windmill: paintWindmill,
  pumpkin: paintPumpkin,
  kite: paintKite,
  motorcycle: paintMotorcycle,
  bus: paintBus,
  helicopter: paintHelicopter,
  church: paintChurch,
  'ferris-wheel': paintFerrisWheel,
  rocket: paintRocket,
  ufo: paintUfo,
  spaceship: paintSpaceship,
  tent: paintTent,
  campfire: paintCampfire,
  snowman: paintSnowman,
  elephant: paintElephant,
  dinosaur: paintDinosaur,
  penguin: paintPenguin,
  sheep: paintSheep,
  dolphin: paintDolphin,
  shark: paintShark,
  octopus: paintOctopus,
  chicken: paintChicken,
  chick: paintChick,
  phoenix: paintPhoenix,
  cow: paintCow,
  giraffe: paintGiraffe,
  zebra: paintZebra,
  pig: paintPig,
  camel: paintCamel,
}
