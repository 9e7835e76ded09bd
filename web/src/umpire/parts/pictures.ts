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

const RANK_1 = "M6 15l6-5 6 5";
const RANK_2 = "M6 12l6-5 6 5M6 18l6-5 6 5";
const RANK_3 = "M6 10l6-5 6 5M6 15l6-5 6 5M6 20l6-5 6 5";
const RANK_4 = "M6 13l6-4 6 4M6 17l6-4 6 4M6 21l6-4 6 4M12 2l1 2 2 .2-1.500 1.400.4 2.100L12 6.700l-1.900 1 .4-2.100L9 4.200l2-.2z";
const BALL = "M12 6a6 6 0 1 0 .01 0z";
const CANISTER = "M8 5a2 2 0 1 0 .01 0zM16 5a2 2 0 1 0 .01 0zM12 10.500a2 2 0 1 0 .01 0zM6 15a2 2 0 1 0 .01 0zM18 15a2 2 0 1 0 .01 0z";
const BURST = "M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.500 3.500M15.500 15.500L19 19M19 5l-3.500 3.500M8.500 15.500L5 19";
const NEAR = "M4 7v10M4 12h6M8 9.500l2.500 2.500L8 14.500";
const HALFWAY = "M4 7v10M4 12h11M13 9.500l2.500 2.500-2.500 2.500";
const FAR = "M4 7v10M4 12h17M18.500 9.500L21 12l-2.500 2.500";
const SMALL = "M9 9.500h6v5H9z";
const MIDDLE = "M6 8h12v8H6z";
const LARGE = "M2.500 6h19v12h-19z";
const LIGHT = "M12 9.500a3 3 0 1 0 .01 0z";
const MEDIUM = "M12 7.500a5 5 0 1 0 .01 0z";
const HEAVY = "M12 5a7.500 7.500 0 1 0 .01 0z";
const SHIELD = "M12 3l7 2.500V11c0 5-3 8-7 10-4-2-7-5-7-10V5.500z";
const CROSSED = "M5 4l13 15M19 4L6 19M4 17l4 3M20 17l-4 3";
const GONE = "M6 6l12 12M18 6L6 18";
const SCATTERED = "M4 6h4v3H4zM14 4h4v3h-4zM9 11h4v3H9zM16 14h4v3h-4zM4 17h4v3H4z";
const LEVEL = "M2 16h20";
const VALLEY = "M2 7c5 0 6 11 10 11S17 7 22 7";
const PLANKS = "M4 4v16M9 4v16M14 4v16M19 4v16M4 8h15M4 16h15";
const HORSESHOE = "M7 4H5v8a7 7 0 0 0 14 0V4h-2v8a5 5 0 0 1-10 0z";
const BOOT = "M8 3h6v9l5 4v4H8z";
const TUFTS = "M3 19h18M6 19l-2-4M6 19V14M6 19l2-4M15 15l-2-4M15 15v-5M15 15l2-4";
const ROAD = "M8 21L11 3M16 21L13 3M12 7v2M12 12v2M12 17v2";
const RAIN = "M5 4l-2 5M11 4l-2 5M17 4l-2 5M8 13l-2 5M14 13l-2 5M20 13l-2 5";
const ARROW_LEFT = "M20 12H4M10 6l-6 6 6 6";
const RAILS = "M8 3L5 21M16 3l3 18M7 8h10M6.500 13h11M6 18h12";
const BRIDGE = "M2 9h20M5 9v10M19 9v10M5 15c4-6 10-6 14 0";
const FACE_OFF = "M4 12h6M7 9l3 3-3 3M20 12h-6M17 9l-3 3 3 3";
const TRACK = "M4 4h16v16H4zM8 12l3 3 5-6";

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
  mediocre: RANK_1, standard: RANK_2, superior: RANK_3, green: RANK_1, crack: RANK_3, militia: RANK_1,
  levy: RANK_1, elite: RANK_3, guard: RANK_4, "status.line": RANK_2, volunteer: RANK_2, regular: RANK_3,
  veteran: RANK_4, spent: RANK_1, worn: RANK_2, fresh: RANK_3, poor: RANK_1, ordinary: RANK_2,
  competent: RANK_3, brilliant: RANK_4, strategist: STAR, "manoeuvre_class.a": RANK_3, "manoeuvre_class.b": RANK_2,
  "manoeuvre_class.c": RANK_1, brigadier: RANK_1, divisional: RANK_2, corps: RANK_3, army: RANK_4,
  second_line: RANK_1, first_line: RANK_2, irregular: SKIRMISH, battle: SABRE, "class.shock": RANK_3,
  ball: BALL, canister: CANISTER, shrapnel: BURST, short: NEAR, effective: HALFWAY, long: FAR,
  small: SMALL, normal: MIDDLE, large: LARGE, light: LIGHT, medium: MEDIUM, heavy: HEAVY,
  attacker: ARROW_UP, defender: SHIELD, defence: SHIELD, defend: SHIELD, support: FLAG, assailed: SHIELD,
  beside_assailed: LINE, beside_attacker: ARROW_SIDE, fire: MUSKET, close_combat: CROSSED, melee: CROSSED,
  shock: CROSSED, lost: GONE, destroyed: GONE, destruction: GONE, eliminated: GONE, rout: BROKEN, defeat: BROKEN,
  attached: STAR, detached: FLAG, level: LEVEL, target_above: HILL, target_below: VALLEY, stone: WALL, wood: PLANKS,
  foot: BOOT, horse: HORSESHOE, no_formation: SCATTERED, foragers: SKIRMISH, formed: LINE, no: NONE, hurried: FAR,
  rough: TUFTS, very_rough: HILL, difficult: HILL, open: LEVEL, road: ROAD, "bad_ground.heavy": TUFTS, rocky: HILL,
  epc: LINE, em: MARCH, split: FACE_OFF, counter_charge: FACE_OFF, opportunity: EYE, pursuit: FAR, pursue: FAR,
  forward: ARROW_UP, lateral: ARROW_SIDE, backward: ARROW_DOWN, prolong: LINE, change_facing: ARROW_SIDE,
  change_formation: SQUARE, unlimber: CANNON, limber_and_flee: WHEEL, movement: ARROW_UP, north: ARROW_UP,
  south: ARROW_DOWN, east: ARROW_SIDE, west: ARROW_LEFT, cut_rail: RAILS, repair_rail: RAILS, entrench: WALL,
  blow_bridge: BURST, repair_bridge: BRIDGE, redeploy: WHEEL, rotate: ARROW_SIDE, disorder: BROKEN, rain: RAIN,
  general_attached: STAR, officer_near: STAR, first_fire: BURST, action_marker: TRACK, stationary: STAND,
  flank_or_rear: ARROW_SIDE, out_of_ammunition: NONE, target_is_nearest: NEAR, difficult_place: HILL, on_bridge: BRIDGE,
  "close-combat": CROSSED, "activation-test": TRACK, "command-points": STAR, "reaction-test": EYE, volley: MUSKET,
  assault: SABRE, "march-distance": MARCH, rally: FLAG, "rally-test": FLAG, "morale-test": BROKEN, bombardment: CANNON,
  withdrawal: ARROW_DOWN, "manoeuvre-test": ARROW_SIDE, "small-arms-fire": MUSKET, "artillery-fire": CANNON,
  "charge-sequence": SABRE, concentrate: FACE_OFF, spread: SCATTERED, losses: GONE, dn: ARROW_DOWN, rear_attack: ARROW_DOWN, defender_in_forest: TREES, basic_move: ARROW_UP, difficult_terrain: HILL, lancers: SABRE,
};

/** The signs of the tools. */
export const TOOLS: Record<string, string> = {
  resolve: "M4 4h10v10H4zM7 7h.010M11 11h.010M10 17l8 3 3-8-5-2",
  diary: "M5 3h12l2 2v16H5zM8 8h8M8 12h8M8 16h5",
  roster: INFANTRY,
  army: FLAG,
  rules: "M4 4h6l2 2 2-2h6v15h-6l-2 2-2-2H4zM12 6v13M7 8h2M7 11h2M15 8h2M15 11h2",
  paper: "M7 8V3h10v5M4 8h16v8H4zM7 13h10v8H7z",
};

/** The picture of a word in a field: some words mean another thing elsewhere. */
export function pictureOf(word: string, field = ""): string | undefined {
  const own = `${field}.${word}`;
  return own in PICTURES ? own : word in PICTURES ? word : undefined;
}
