import type { SubjectPainter } from '../painter.ts'
import { paintBalloon } from './balloon.ts'
import { paintBird } from './bird.ts'
import { paintBoat } from './boat.ts'
import { paintSwimmer } from './swimmers.ts'
import { paintButterfly } from './butterfly.ts'
import { paintDeer } from './deer.ts'
import { paintFlower } from './flower.ts'
import { furAnimalPainter } from './fur-animals.ts'
import { paintHouse } from './house.ts'
import { paintLantern } from './lantern.ts'
import { paintMoon } from './moon.ts'
import { paintPerson } from './person.ts'
import { paintAirplane } from './airplane.ts'
import { paintAstronaut } from './astronaut.ts'
import { paintDinosaur, paintElephant, paintPenguin, paintSheep } from './beasts.ts'
import { paintCastle, paintLighthouse, paintWindmill } from './buildings.ts'
import { paintCampfire, paintSnowman, paintTent } from './camp.ts'
import { paintCar } from './car.ts'
import { paintDragon } from './dragon.ts'
import { paintHorse } from './horse.ts'
import { paintRobot } from './robot.ts'
import type { SubjectKind } from './stage.ts'
import { paintTree } from './tree.ts'
import { paintTurtleAshore } from './turtle.ts'
import { varietyOf } from './modelled.ts'
import { paintBicycle, paintTallShip, paintTrain } from './vehicles.ts'
import { paintWhale } from './whale.ts'

export type { SubjectKind }

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
  tent: paintTent,
  campfire: paintCampfire,
  snowman: paintSnowman,
  elephant: paintElephant,
  dinosaur: paintDinosaur,
  penguin: paintPenguin,
  sheep: paintSheep,
}
