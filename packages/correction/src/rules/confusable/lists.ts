/** Words that the tables of confusable words name as `$list`. */
export const confusableLists = {
  modal: "can could may might must shall should will would 'll cannot",
  negation: "not n't never",
  subject: 'i you he she it we they',
  object: 'me you him her it us them',
  person: 'me him her us them everyone everybody someone somebody anyone nobody people students children kids',
  be: "be am is are was were been being 's 're 'm",
  have: "have has had having 've 's 'd",
  degree: 'very so too really quite more such extremely pretty rather',
  day: `day year month week night morning evening afternoon summer winter spring autumn weekend time monday tuesday
wednesday thursday friday saturday sunday`,
  family: `mother father mum mom dad brother sister uncle aunt cousin grandmother grandfather grandma grandpa wife husband
son daughter friend boyfriend girlfriend roommate neighbour neighbor he she i teacher boss`,
  feel: `happy sad tired bad good better sick lonely nervous sorry comfortable relaxed angry sleepy hungry thirsty safe
ill proud excited bored afraid guilty worried`,
  transport: 'bus train car plane bike bicycle taxi metro subway tram boat ship ferry foot motorbike',
  place: `school university work home bed church town the shop supermarket cinema hospital office station airport beach
park market library gym`,
  thing: `phone phones mobile bag bags wallet purse money car cars bike bikes bicycle passport laptop computer camera
watch jewellery jewelry necklace ring keys handbag backpack suitcase suitcases luggage tv television motorbike
scooter painting diamonds`,
  knowing: 'know knows knew ask asks asked wonder wonders wondering wondered sure decide decided see check tell',
  wanting: `want wants wanted need needs needed hope hopes hoped try tries tried like likes liked love loves plan plans
planned decide decides decided have has had going able used`,
  dishes: `cake cakes soup bread pasta cookies sauce pie curry salad chicken dish dumplings pizza pancakes rice dessert jam
biscuits food fish meat`,
  language: `english spanish french german italian chinese japanese korean russian arabic portuguese turkish hindi dutch
polish vietnamese thai greek swedish mandarin cantonese urdu persian ukrainian`,
} as const;
