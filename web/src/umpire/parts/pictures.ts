// Small pictures for the words of the books: the signs of a campaign map, drawn on 24 by 24.

const INFANTRY = "M3 6h18v12H3zM3 6l18 12M21 6L3 18";
const CAVALRY = "M3 6h18v12H3zM3 18L21 6";
const GUN = "M3 6h18v12H3zM12 9.5a2.5 2.5 0 1 0 .01 0z";
const HORSE_GUN = "M3 6h18v12H3zM3 18L21 6M12 9.5a2.5 2.5 0 1 0 .01 0z";
const MUSKET = "M3 19l3-4 14-11 1 1L8 16l-2 3zM9 14l2 2";
const CANNON = "M3 10l13-3 1 4-13 3zM9 12.5a4 4 0 1 0 .01 0zM17 12l4 6";
const FLAG = "M6 21V3M6 4h13l-3 4 3 4H6";
const STAR = "M12 3l2.6 5.8 6.4.7-4.8 4.2 1.4 6.2L12 16.700l-5.600 3.200 1.400-6.200L3 9.500l6.400-.7z";
const LINE = "M2 10h20v4H2zM7 10v4M12 10v4M17 10v4";
const COLUMN = "M8 2h8v5H8zM8 8.500h8v5H8zM8 15h8v5H8z";
const MARCH = "M9 2h6v4H9zM9 7h6v4H9zM9 12h6v4H9zM9 17h6v4H9z";
const SQUARE = "M4 4h16v16H4zM8 8h8v8H8z";
const FULL_SQUARE = "M5 5h14v14H5zM5 12h14M12 5v14";
const SKIRMISH = "M4 8h2M10 6h2M16 8h2M20 6h1M5 14h2M11 16h2M17 14h2M8 20h1M15 20h1";
const TREE = "M12 21v-6M12 3l6 8h-3l3 4H6l3-4H6z";
const TREES = "M7 21v-4M7 8l4 5H9l2 4H3l2-4H3zM17 21v-6M17 4l4 6h-2l3 5h-9l2-5h-2z";
const WALL = "M2 9h20v8H2zM2 13h20M8 9v4M16 9v4M5 13v4M12 13v4M19 13v4";
const HOUSE = "M3 12l9-8 9 8M6 10v10h12V10M10 20v-5h4v5";
const HILL = "M2 19c5 0 6-11 10-11s5 11 10 11M8 15l-1 3M12 11v4M16 15l1 3";
const WATER = "M2 8c3-2 4 2 7 0s4 2 7 0 4 2 6 0M2 14c3-2 4 2 7 0s4 2 7 0 4 2 6 0";
const NONE = "M5 5l14 14M12 3a9 9 0 1 0 .01 0z";
const ARROW_UP = "M12 20V4M6 10l6-6 6 6";
const ARROW_DOWN = "M12 4v16M6 14l6 6 6-6";
const ARROW_SIDE = "M4 12h16M14 6l6 6-6 6";
const STAND = "M4 20h16M8 20V8h8v12M12 8V3";
const BROKEN = "M5 21V4l12 2-5 4 6 3-4 2M5 12l5-1";
const TRAIN = "M3 8h18v8H3zM7 12h.010M17 12h.010M6 19.500h2M16 19.500h2M3 21h18M8 8V5h5v3";
const TANK = "M2 15l3-5h13l4 5-3 4H5zM9 10V7h5v3M14 8h7";
const PLANE = "M12 3v18M4 9h16M8 20h8";
const SHIP = "M2 15h20l-3 5H5zM7 15V9h9v6M12 9V4";
const WHEEL = "M12 4a8 8 0 1 0 .01 0zM12 4v16M4 12h16M6.500 6.500l11 11M17.500 6.500l-11 11";
const SABRE = "M4 20C13 17 19 10 20 3M4 20l4-1M6 16l4 4";
const EYE = "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0z";

export const PICTURES: Record<string, string> = {
  infantry: INFANTRY, cavalry: CAVALRY, artillery: GUN, horse_artillery: HORSE_GUN,
  foot_artillery: GUN, foot_artillery_12: GUN, artillery_4: GUN, artillery_6: GUN, artillery_9: GUN, artillery_12: GUN,
  battalion_guns: CANNON, cannon: CANNON, skirmishers: SKIRMISH, skirmish: SKIRMISH, indians: SKIRMISH,
  cavalry_scouts: CAVALRY, officer: STAR, general: STAR, leader: STAR, ironclad: SHIP, flotilla: SHIP,
  ammunition_waggon: WHEEL, depot: HOUSE, camp: HOUSE, tank: TANK, armoured_car: TANK, armoured_train: TRAIN,
  air_detachment: PLANE, air: PLANE, rifled_musket: MUSKET, smoothbore_musket: MUSKET,
  breechloading_carbine: MUSKET, smoothbore_carbine: MUSKET, musket: MUSKET, rifled_carbine: MUSKET,
  musketoon: MUSKET, smoothbore_gun: CANNON, rifled_gun: CANNON, light_gun: CANNON, medium_gun: CANNON,
  heavy_gun: CANNON, line: LINE, column: COLUMN, attack_column: COLUMN, march_column: MARCH, square: SQUARE,
  hollow_square: SQUARE, full_square: FULL_SQUARE, limbered: WHEEL, unlimbered: CANNON, deployed: CANNON,
  garrison: HOUSE, building: HOUSE, in_buildings: HOUSE, from_building: HOUSE, bastion: HOUSE, village: HOUSE,
  town: HOUSE, city: HOUSE, cover: TREE, dense_cover: TREES, woods: TREES, linear: WALL, "cover.light": TREE, "cover.medium": TREES, "cover.heavy": WALL,
  "cover.dense": TREES, "target_cover.light": TREE, "target_cover.dense": TREES, fortified: WALL, entrenchment: WALL, trench: WALL, target_in_cover: TREE, hill: HILL, slope: HILL, ravine: HILL,
  overlooks: HILL, crest: HILL, stream: WATER, river: WATER, major_river: WATER, marsh: WATER, none: NONE,
  attack: ARROW_UP, charge: SABRE, advance: ARROW_UP, engage: ARROW_UP, prepared: ARROW_UP, rapid: SABRE,
  retreat: ARROW_DOWN, retire: ARROW_DOWN, manoeuvre: ARROW_SIDE, hold: STAND, stand: STAND, steady: STAND,
  routing: BROKEN, routed: BROKEN, disordered: BROKEN, disorganised: BROKEN, shaken: BROKEN, hesitant: BROKEN,
  front: ARROW_UP, flank: ARROW_SIDE, rear: ARROW_DOWN, mounted: SABRE, enfilade: ARROW_SIDE, opportunity_fire: MUSKET,
  evade: ARROW_DOWN, countercharge: SABRE, union: FLAG, confederate: FLAG, white: FLAG, red: FLAG,
  in_sight: EYE, clear: EYE,
};

/** The signs of the five tools. */
export const TOOLS: Record<string, string> = {
  resolve: "M4 4h10v10H4zM7 7h.010M11 11h.010M10 17l8 3 3-8-5-2",
  diary: "M5 3h12l2 2v16H5zM8 8h8M8 12h8M8 16h5",
  roster: INFANTRY,
  army: FLAG,
  paper: "M7 8V3h10v5M4 8h16v8H4zM7 13h10v8H7z",
};

/** The picture of a word in a field: some words mean another thing elsewhere. */
export function pictureOf(word: string, field = ""): string | undefined {
  const own = `${field}.${word}`;
  return own in PICTURES ? own : word in PICTURES ? word : undefined;
}
