/** Misspellings of learners that no general rule mends for certain: wrong, then right. */
const TABLE = `
becouse because|becuse because|becaus because|becasue because|beacuse because|becuase because|bcause because
freind friend|frend friend|firend friend|friens friends|freinds friends|wich which|whitch which|whic which
wihch which|whish wish
recieve receive|recive receive|receve receive|recieved received|untill until|untel until|tommorow tomorrow
tomorow tomorrow
tommorrow tomorrow|tomorro tomorrow|definately definitely|definatly definitely|definetly definitely
definitly definitely
defenitely definitely|goverment government|govermment government|goverments governments|enviroment environment
enviorment environment
enviromental environmental|diferent different|diffrent different|differend different|differents different
grammer grammar|gramar grammar
peple people|peaple people|poeple people|pepole people|pople people|peopel people|bussiness business
buisness business|busines business
bussines business|dissapointed disappointed|disapointed disappointed|dissappointed disappointed|enought enough
enouph enough|enugh enough
throught through|trough through|throug through|thorugh through|wheather weather|wether whether|wheter whether
whather weather
strenght strength|lenght length|hight height|heigth height|widht width|weigth weight|unfortunatly unfortunately
unfortunatelly unfortunately
unfortunally unfortunately|tecnology technology|tecnologies technologies|technologie technology
embarassed embarrassed|embarased embarrassed
embarrased embarrassed|embarassing embarrassing|stoped stopped|writting writing|writed wrote|planing planning
planed planned|tryed tried|studing studying
studyed studied|realy really|happyly happily|begining beginning|beggining beginning|wonderfull wonderful
beautifull beautiful|beatiful beautiful
beutiful beautiful|beautyful beautiful|beautful beautiful|usefull useful|carefull careful|helpfull helpful
sucessful successful
successfull successful|succesful successful|succesfull successful|sucess success|succes success|apartement apartment
appartment apartment
apartament apartment|confortable comfortable|comfortble comfortable|inmediately immediately|inmediatly immediately
imediately immediately
immediatly immediately|responsable responsible|resposible responsible|responsability responsibility
responsibilty responsibility|adress address
adresses addresses|hosbital hospital|ospital hospital|vegitables vegetables|vegatables vegetables
vegetabels vegetables|exemple example
exemples examples|exampel example|fourty forty|fourtyfive forty-five|ninty ninety|nineth ninth|twelth twelfth
eigth eighth|wensday Wednesday
wendsday Wednesday|wednsday Wednesday|tuseday Tuesday|teusday Tuesday|thersday Thursday|thrusday Thursday
saterday Saturday|satuday Saturday
febuary February|feburary February|januray January|agust August|septembre September|decembre December
novembre November|octobre October
alot a_lot|allot a_lot|eachother each_other|infact in_fact|aswell as_well|atleast at_least|incase in_case
inspite in_spite|infront in_front
nowdays nowadays|nowaday nowadays|noone no_one|thankyou thank_you|highschool high_school|everytime every_time
alittle a_little|abit a_bit
ofcourse of_course|offcourse of_course|eventhough even_though|icecream ice_cream|nevermind never_mind|upto up_to
atall at_all|forexample for_example
anyother any_other|someother some_other|inorder in_order|aslong as_long


acheive achieve|acheived achieved|accomodation accommodation|acommodation accommodation|accomodate accommodate
accross across|acros across|adn and
adition addition|advertisment advertisement|advertisments advertisements|advanteges advantages|advatages advantages
adventage advantage|adventages advantages
agressive aggressive|agian again|agin again|alchohol alcohol|alcool alcohol|allways always|alway always
allmost almost|alredy already|allready already
althought although|althogh although|altough although|allthough although|amoung among|ammount amount|amatuer amateur
anniversery anniversary|anual annual|anxios anxious
anser answer|answere answer|awnser answer|anwser answer|apear appear|appearence appearance|apreciate appreciate
appriciate appreciate|aprove approve|arguement argument|argu argue
artical article|assistent assistant|athmosphere atmosphere|atmosfere atmosphere|attemp attempt|atention attention
atractive attractive|autum autumn|avaible available|availible available
avalable available|availabe available|awfull awful|baloon balloon|basicly basically|becomming becoming
becames becomes|befor before|beleive believe|belive believe|beleave believe|belived believed|beleived believed
benifit benefit|benefical beneficial|benifits benefits|betwen between|beetwen between|beetween between
bicicle bicycle|bycicle bicycle|bicicleta bicycle|biggst biggest|bigest biggest|bilion billion|birthsday birthday
birtday birthday|borring boring|boaring boring
bougt bought|bouth bought|bougth bought|boxs boxes|breackfast breakfast|breakfest breakfast|brekfast breakfast
brilient brilliant|brillant brilliant|brige bridge|brigde bridge|britian Britain|brocken broken|brouth brought
brougth brought
calender calendar|campain campaign|campany company|compagny company|comapny company|companys companies|cancle cancel
capitol capital|carrer career|careeer career|catagory category|catched caught|cathegory category|ceremoney ceremony
certainely certainly|certanly certainly|challange challenge|charactor character|caracter character
childs children|childen children|childern children|chilren children|choise choice|choosen chosen|chocolat chocolate
choclate chocolate|cigarete cigarette|citys cities|cityes cities|ciment cement|cinama cinema|clasroom classroom
classromm classroom|claime claim|climat climate|cloths clothes|cloathes clothes|clotes clothes|coffe coffee
cofee coffee|collegue colleague|coleague colleague|colegue colleague|collegues colleagues
comming coming|comany company|comitee committee|commitee committee|commited committed|comunicate communicate
comunication communication|comunity community|comunities communities|comparision comparison|competion competition
compleatly completely|completly completely|completelly completely|computor computer|concieve conceive
concious conscious|condicion condition|conection connection|confidance confidence|congradulations congratulations
conciderable considerable|concider consider|consern concern|convinient convenient|convenent convenient
convencional conventional|copys copies|corect correct|coud could|contry country|countrys countries|coutry country
coutries countries|countrie country|cource course|crasy crazy|creatif creative|critisism criticism|critize criticize
curiousity curiosity|curius curious|currenly currently|custumer customer|custumers customers
dangerouse dangerous|dangeros dangerous|dayly daily|dalily daily|deside decide|dicide decide|desided decided
decission decision|desicion decision|desision decision|delicius delicious|delicous delicious|dilicious delicious
deliscious delicious|delious delicious|depand depend|dependend dependent|desapear disappear|dissapear disappear
desparate desperate|develope develop|developement development|devolop develop|developped developed
diffcult difficult|dificult difficult|difficut difficult|diffucult difficult|dificulty difficulty
dificulties difficulties|difficultys difficulties|diferrent different|diference difference|diferences differences
differance difference|dinamic dynamic|disadventage disadvantage|disadventages disadvantages|dicipline discipline
disipline discipline|discrimanation discrimination|discusion discussion|disscuss discuss|desease disease
deseases diseases|disel diesel|divorse divorce|docter doctor|drawed drew|driveing driving|drunked drank|duble double
earler earlier|ealier earlier|earily early|easly easily|easyly easily|easer easier|easyer easier|economie economy
econimic economic|eduction education|educacion education|effecient efficient|eficient efficient|eigthy eighty
eletric electric|electrisity electricity|elephent elephant|elevater elevator|emergancy emergency|encorage encourage
encurage encourage|enery energy|engeneer engineer|enginer engineer|enginering engineering|engeneering engineering
enjoied enjoyed|enjoing enjoying|entertainement entertainment|enterpreneur entrepreneur|equiped equipped
equipement equipment|espacially especially|especialy especially|expecially especially|especally especially
esay essay|essey essay|excelent excellent|exellent excellent|excellant excellent|exept except|excersise exercise
exercice exercise|excercise exercise|exercices exercises|excercises exercises|exiciting exciting|excitting exciting
existance existence|expencive expensive|expensiv expensive|expansive expensive|experiance experience
experince experience|expirience experience|experienses experiences|explane explain|explaination explanation
extreem extreme|extremly extremely|extreamly extremely
facinating fascinating|fasinating fascinating|familly family|familys families|famillies families|familiy family
famos famous|famus famous|famouse famous|fantastik fantastic|favorit favourite|favourit favourite|finaly finally
finanacial financial|financal financial|finnish finish|finnished finished|firts first|fisrt first|flys flies
foriegn foreign|forein foreign|foreing foreign|foriegner foreigner|foreiner foreigner|forgoten forgotten
forgeting forgetting|foward forward|forword forward|freindly friendly|frendly friendly|friendy friendly
frindly friendly|frequentely frequently|frustating frustrating|fullfil fulfil|funy funny|furiture furniture
futur future|furture future
gaurd guard|generaly generally|gived gave|glases glasses|goegraphy geography|geografy geography|gess guess
goverement government|gratefull grateful|greatful grateful|greatfull grateful|grandmather grandmother
grandfater grandfather|guarentee guarantee|garantee guarantee|garentee guarantee|guidence guidance|gide guide
gim gym|gimnasium gymnasium
habbit habit|habbits habits|happend happened|happenned happened|hapened happened|hapen happen|hapens happens
hapy happy|happyness happiness|happines happiness|hardworking hard-working|healty healthy|helthy healthy
healthly healthy|helth health|hellth health|heared heard|helpping helping|herslef herself|himselft himself
hisself himself|histery history|histroy history|holliday holiday|hollidays holidays|holyday holiday
holydays holidays|horizion horizon|horible horrible|hospitel hospital|hotell hotel|houre hour|hundered hundred
hunderd hundred|hungery hungry|hugry hungry|hurryed hurried|hygeine hygiene|higiene hygiene
identicle identical|ilness illness|ilegal illegal|illnes illness|imagin imagine|imaginery imaginary|immitate imitate
imposible impossible|impossibile impossible|importent important|importan important|imporant important
inportant important|improuve improve|improoved improved|improvment improvement|inconvinient inconvenient
incredibile incredible|independant independent|indipendent independent|indispensible indispensable
influance influence|infomation information|imformation information|injurys injuries|inocent innocent
inteligent intelligent|intelligant intelligent|inteligence intelligence|intresting interesting
interresting interesting|intersting interesting|interesing interesting|intrested interested|interrested interested
intrest interest|internacional international|interupt interrupt|interveiw interview|intervew interview
intoduce introduce|invitaion invitation|invitate invite|irresistable irresistible|iland island|iseland island
inviroment environment
jelous jealous|jeaulous jealous|jewlery jewellery|journy journey|jurney journey|juge judge|jounalist journalist
kitchin kitchen|kichen kitchen|kindergarden kindergarten|kindergarder kindergarten|knowlege knowledge
knowlegde knowledge|knowladge knowledge|knifes knives|knowed knew
labratory laboratory|langage language|langauge language|lenguage language|lanquage language|languge language
laught laugh|lauged laughed|lagh laugh|leafs leaves|leasure leisure|liesure leisure|leter letter|libary library
liberary library|librery library|lible liable|lifes lives|likly likely|likeing liking|lisen listen|lissen listen
listned listened|litle little|littel little|liveing living|lonly lonely|lonelyness loneliness|losed lost
luckly luckily|lugage luggage|luxary luxury
magasine magazine|magazin magazine|maintainance maintenance|maintenence maintenance|makeing making
managment management|mariage marriage|marrige marriage|marryed married|maried married|matematics mathematics
mathmatics mathematics|mathematic mathematics|medecine medicine|medicin medicine|medcine medicine|memorys memories
messege message|milion million|millon million|milenium millennium|minuts minutes|minits minutes|minite minute
miror mirror|miscellanous miscellaneous|mischevous mischievous|mispell misspell|mistery mystery
misterious mysterious|momment moment|moring morning|morninig morning|mouny money|monney money|mony money
monkies monkeys|mounth month|mounths months|monthes months|mouthes mouths|mostely mostly|motivacion motivation
mountin mountain|montain mountain|moutain mountain|mountans mountains|moter motor|moveing moving|movment movement
musik music|musem museum|musuem museum|muscel muscle
naturaly naturally|necesary necessary|neccessary necessary|neccesary necessary|necessery necessary
nessesary necessary|necesarily necessarily|negociate negotiate|neibour neighbour|neighber neighbour
nieghbour neighbour|nighbour neighbour|nieghbor neighbor|neighboor neighbour|neigbour neighbour|neigbours neighbours
neighbourgh neighbour|neigborhood neighborhood|neighbourood neighbourhood|neighborghood neighborhood|neice niece
nervouse nervous|nerveous nervous|newspapper newspaper|nois noise|noticable noticeable|nuisanse nuisance
nurvous nervous
obviosly obviously|obvius obvious|ocasion occasion|occassion occasion|ocassion occasion|ocasionally occasionally
occassionally occasionally|occured occurred|occuring occurring|ocurred occurred|ocur occur|occurence occurrence
offen often|ofen often|oftenly often|oftn often|offerd offered|ofice office|oficial official|onother another
onle only|openned opened|openning opening|oppinion opinion|opinon opinion|opinnion opinion|oppertunity opportunity
oportunity opportunity|opportunitys opportunities|oportunities opportunities|oposite opposite|opossite opposite
orgin origin|origanal original|orginal original|othere other|othes others|outher other|owr our
paralel parallel|parliment parliament|parteners partners|particurlarly particularly|particulary particularly
particullarly particularly|partys parties|pasport passport|pasportt passport|payed paid|pationt patient
pacient patient|pacients patients|patiance patience|peacefull peaceful|peculier peculiar|peice piece
percieve perceive|perfom perform|performence performance|permanant permanent|permition permission
persistant persistent|personel personnel|personaly personally|perticular particular|pharmasy pharmacy
farmacy pharmacy|phenomenom phenomenon|philosofy philosophy|phisical physical|fisical physical|physicaly physically
photografer photographer|fotograph photograph|fotos photos|foto photo|pich pitch|picnick picnic|picure picture
pictur picture|picuture picture|pitures pictures|plesant pleasant|plesure pleasure|pleasent pleasant|plese please
pleace place|plase please|poluted polluted|polution pollution|pollusion pollution|populer popular|poblem problem
problme problem|probem problem|prolem problem|problam problem|posible possible|possibel possible
possibilty possibility|posibility possibility|posess possess|possesion possession|potatos potatoes|potatoe potato
practicle practical|preceed precede|prefered preferred|prefering preferring|preffer prefer|preferr prefer
preperation preparation|prepair prepare|presant present|presentacion presentation|pressent present|preveous previous
previus previous|priviledge privilege|probaly probably|probablly probably|probabely probably|probablely probably
probly probably|proffesional professional|profesional professional|professionel professional|proffesion profession
profesion profession|proffesor professor|profesor professor|professer professor|programe programme
progres progress|promisse promise|pronounciation pronunciation|pronunciacion pronunciation
propably probably|protien protein|psicology psychology|psycology psychology|psichology psychology
psycologist psychologist|pulic public|purpos purpose
qualitys qualities|quantaty quantity|questionaire questionnaire|questionare questionnaire|quiete quiet|quik quick
quikly quickly|quicly quickly
rainning raining|reacehd reached|reallity reality|reasonal reasonable|receit receipt|reciept receipt|receip receipt
recepie recipe|receipe recipe|recipie recipe|recomend recommend|reccomend recommend|reccommend recommend
recommand recommend|recomended recommended|recomendation recommendation|refered referred|refering referring
reguler regular|regulary regularly|relable reliable|relaxe relax|relegious religious|relligious religious
religius religious|religous religious|relieable reliable|remeber remember|remenber remember|rember remember
remembre remember|rememeber remember|repet repeat|repeate repeat|repitition repetition|resauce resource
resorces resources|resturant restaurant|restaurent restaurant|restaraunt restaurant|resturent restaurant
restuarant restaurant|restorant restaurant|restauran restaurant|resteraunt restaurant|resturants restaurants
restaurents restaurants|rediculous ridiculous|ridiculus ridiculous|rithm rhythm|rythm rhythm|rhythem rhythm
runing running|rouine routine|rutine routine|routin routine
sacrafice sacrifice|safty safety|salery salary|salarie salary|sallary salary|sandwitch sandwich|sandwish sandwich
sandwitches sandwiches|satisfyed satisfied|satelite satellite|scarey scary|scedule schedule|shedule schedule
schedual schedule|shcool school|scholl school|shool school|schol school|scool school|sciense science|sience science
scientis scientist|scientifique scientific|seasson season|secratary secretary|secretery secretary|seperate separate
seperated separated|seperately separately|seprate separate|serius serious|seriouse serious|serios serious
servis service|sevral several|severel several|severly severely|shampo shampoo|shoping shopping|shopp shop
shoud should|shuold should|shouldn should|sholder shoulder|shineing shining|shure sure|similiar similar
similer similar|simular similar|simillar similar|sincerly sincerely|sincerelly sincerely|singel single|sitted sat
siting sitting|situacion situation|sitation situation|situtation situation|skillfull skilful|slowely slowly
smoll small|smel smell|snowwing snowing|socity society|sociaty society|sosiety society|soical social|soldure soldier
soluton solution|somthing something|someting something|somethings something|somtimes sometimes|sometims sometimes
someties sometimes|somone someone|sory sorry|sorrry sorry|sorce source|spagetti spaghetti|spaguetti spaghetti
speach speech|speek speak|speeking speaking|speciall special|especial special|spechial special|specialy specially
specialitys specialities|splended splendid|sponser sponsor|spreaded spread|staion station|stasion station
stomack stomach|stomac stomach|stong strong|stoping stopping|stranage strange|strage strange|streching stretching
strick strict|stroies stories|storys stories|strat start|stright straight|strech stretch|stressfull stressful
strugle struggle|stubborness stubbornness|studdy study|studie study|studys studies|studens students|sudents students
studen student|stuednt student|stundent student|substract subtract|suceed succeed|succed succeed
sucessfully successfully|succesfully successfully|suden sudden|suddenley suddenly|suddently suddenly
sudenly suddenly|sugest suggest|suger sugar|sugestion suggestion|suitible suitable|supermaket supermarket
supermarkt supermarket|suport support|supose suppose|suposed supposed|suprise surprise|surprize surprise
surprice surprise|suprised surprised|suprising surprising|suround surround|surounded surrounded|survay survey
swiming swimming|swimm swim|simpathy sympathy|sistem system|systeme system|sympton symptom
tabel table|talanted talented|tought taught|teatcher teacher|theacher teacher|techer teacher|teachs teaches
teached taught|tecnical technical|technic technique|technicien technician|tecnique technique|teenegers teenagers
teenages teenagers|telefone telephone|telephon telephone|televison television|televisión television
temparature temperature|temperture temperature|temperatur temperature|tempature temperature|tendancy tendency
terible terrible|terrable terrible|terribel terrible|thaught thought|theif thief|thiefs thieves
theirselves themselves|themselfs themselves|ther there|therefor therefore|therfore therefore
thier their|theyr their|thinked thought|thinck think|thirsday Thursday|thirtheen thirteen|thirten thirteen
thoughtfull thoughtful|thouthand thousand|thousend thousand|tousand thousand|threatre theatre|thrid third
thrugh through|thru through|throuhg through|thunderstrom thunderstorm|ticet ticket|tickect ticket|tiket ticket
tikets tickets|tierd tired|tird tired|tireing tiring|togather together|togheter together|toghether together
toguether together|togeter together|toilett toilet|tommatoes tomatoes|tomatos tomatoes|tomatoe tomato|tonge tongue
toung tongue|torist tourist|tourits tourists|tradicional traditional|traditionnal traditional|tradional traditional
trafic traffic|traffick traffic|transfered transferred|translater translator|trasport transport
transportacion transportation|trafficjam traffic_jam|treatement treatment|tring trying|triyng trying|trys tries
truble trouble|truely truly|truthfull truthful|turism tourism|turist tourist|turists tourists|twelf twelve
twenteen twenty|typicaly typically
uncomfertable uncomfortable|unconfortable uncomfortable|uncomfortble uncomfortable|understod understood
understanded understood|undestand understand|unforgetable unforgettable|unforgettible unforgettable
unfortunetly unfortunately|unhealty unhealthy|uniqe unique|univercity university|universty university
universitys universities|univeristy university|uneversity university|univesity university|unneccessary unnecessary
unnecesary unnecessary|unusal unusual|usally usually|usualy usually|ussually usually|usaly usually|usualyl usually
usuly usually|usuall usual
vacacion vacation|vacum vacuum|valuble valuable|vaccum vacuum|varios various|varius various|variaty variety
varity variety|varietys varieties|vehical vehicle|vechicle vehicle|verry very|veiw view|wiew view|vilage village
villege village|villagge village|violance violence|visable visible|vist visit|visite visit|visted visited
visitting visiting|voise voice|volonteer volunteer|volunter volunteer|voluntier volunteer|volly volley
volleybal volleyball|valleyball volleyball
wacth watch|wating waiting|waitting waiting|wakeing waking|wanna want_to|warmely warmly|wather weather
wathing watching|weaknes weakness|weared wore|wendesday Wednesday|weding wedding|wedsite website|wekeend weekend
weekand weekend|weeken weekend|weekent weekend|weired weird|wierd weird|welcom welcome|wellcome welcome
wellbeeing wellbeing|wemen women|womens women|womans women|whant want|wich which|whenver whenever|wherver wherever
whith with|wiht with|wihtout without|withe with|withing within|whithout without|witout without|whitout without
wifes wives|willl will|windoes windows|winterr winter|wonderfuly wonderfully|wondefull wonderful
wonderul wonderful|worryed worried|woried worried|worrys worries|workes works|workd worked|woud would|wold would
woul would|wounderful wonderful|writen written|writting writing|writter writer|wroten written
yeasterday yesterday|yestarday yesterday|yesturday yesterday|yestoday yesterday|yestreday yesterday|yester yesterday
yong young|yonger younger|youg young|yuong young|youself yourself|yourselfs yourselves|yoru your|yhe the|teh the
hte the|tha the|thi this|tihs this|taht that|thay they|thye they|theese these|thoose those|thise these|tose those
abd and|nad and|waht what|wath what|wat what|hwo how|howevr however|howerver however|howewer however|hve have
hav have|haveing having|havin having|hase has|ahve have|si is|ti it|fo of|ot to|jsut just|jast just|lik like
liek like|lke like|mabye maybe|maby maybe|meny many|moust most|muche much|muh much|mutch much|neve never|newer never
nothink nothing|nothig nothing|onli only|ony only|outsite outside|ouside outside|ould old|rigth right|rihgt right
ritgh right|nigth night|nihgt night|lihgt light|ligth light|figth fight|eigt eight|sicne since|sould should
stil still|stll still|thnk think|tink think|twise twice|undr under|wehn when|wen when|whe when|whene when|wher where
whre where|whay why|wiil will|wil will|wtih with|yers years|yaers years|yaer year|yea year
persones people|peoples people
my_self myself|your_self yourself|him_self himself|her_self herself|it_self itself|our_selves ourselves
them_selves themselves|any_more anymore|some_thing something|some_one someone
any_thing anything|some_where somewhere|every_where everywhere
any_where anywhere|no_where nowhere|with_out without|out_side outside
birth_day birthday|week_end weekend|weak_end weekend|bed_room bedroom|class_room classroom
break_fast breakfast|air_port airport|grand_mother grandmother|grand_father grandfather
grand_parents grandparents|foot_ball football|basket_ball basketball|now_a_days nowadays|now_days nowadays
how_ever however|there_fore therefore|mean_while meanwhile|to_morrow tomorrow|to_gether together|al_though although
al_ways always|neighbor_hood neighborhood|neighbour_hood neighbourhood|news_paper newspaper|sun_glasses sunglasses
rail_way railway|super_market supermarket|under_stand understand|an_other another|where_ever wherever
when_ever whenever|what_ever whatever|day_time daytime|business_man businessman|police_man policeman
snow_man snowman|book_shop bookshop|moter_bike motorbike|motor_bike motorbike|tooth_brush toothbrush
rain_coat raincoat|key_board keyboard|lap_top laptop|smart_phone smartphone
neibours neighbours|neibor neighbor|neighbur neighbour|coleagues colleagues|coligue colleague|frigde fridge
fridg fridge|healt health|harmfull harmful|painfull painful|powerfull powerful|thankfull thankful
colourfull colourful|colorfull colorful|hopefull hopeful|cheerfull cheerful|delightfull delightful
wastefull wasteful|respectfull respectful|doubtfull doubtful|faithfull faithful|somethink something
anythink anything|everythink everything|coffie coffee|roumor rumour|roumors rumours|snou snow
photografs photographs|tittles titles|skate_board skateboard|snow_board snowboard|room_mate roommate
room_mates roommates|flat_mate flatmate|class_mate classmate|class_mates classmates
girl_friend girlfriend|boy_friend boyfriend|week_ends weekends|news_papers newspapers|note_book notebook
bath_room bathroom|water_fall waterfall|hand_bag handbag|up_stairs upstairs|down_stairs downstairs
every_thing everything|cohice choice|descision decision|exersice exercise
accomodations accommodation|comfortabel comfortable|comfertable comfortable|exaggarate exaggerate
experiense experience|intelegent intelligent|lisence licence|nesessary necessary|opportunaty opportunity
oppurtunity opportunity|persue pursue|possibile possible|preffered preferred|privelege privilege
proffessor professor|publically publicly|relevent relevant|sieze seize|temprature temperature|tounge tongue
unforgetfull unforgettable|unusuall unusual|vegtables vegetables|vegetebles vegetables|visiters visitors
yatch yacht|yestaday yesterday|alltough although|alwasy always|aparment apartment|apparment apartment
assignement assignment|attendence attendance|bycycle bicycle|bicycel bicycle|biscuts biscuits|carreer career
carreers careers|celebrety celebrity|chaneged changed|chalenge challenge|cigarrete cigarette|cigarets cigarettes
colege college|consious conscious|continous continuous|controling controlling|controled controlled|croud crowd
crouded crowded|dangeorus dangerous|desing design|diferents different|difficultes difficulties
dinning_room dining_room|disapear disappear|dissapeared disappeared|easely easily|emplyee employee
espesially especially|exelent excellent|exiteing exciting|exicted excited|explaned explained|fasion fashion
favuorite favourite|finnaly finally|finnally finally|forteen fourteen|frends friends|friendley friendly
ganerally generally|gretest greatest|guilded guided|hospitle hospital|hotells hotels|hundret hundred
impresive impressive|impotant important|interisting interesting|interessting interesting|interesant interesting
languaje language|laguage language|liberry library|maching machine|mashine machine|miniute minute
mountan mountain|natur nature|noisey noisy|passanger passenger|passangers passengers|popullar popular
practicly practically|presure pressure|probabily probably|problably probably|promiss promise|qualiti quality
relaly really|rescently recently|recentely recently|sandwhich sandwich|scarry scary|sceen scene
shopings shopping|souvenier souvenir|stomache stomach|theatr theatre|theire their|togehter together|heros heroes
trully truly|tyred tired|uncomfortabel uncomfortable|universaty university|villiage village|weater weather
wonderfoul wonderful|wrinting writing|yung young
`;

/** Words that are right, though a wrong form is spelled the same: they are mended only where the table is sure. */
const ALSO_WORDS = new Set(
  `trough wether allot thru wat si ti ot fo seed holder yea whish laught weed singed newer wan yester technic capitol cloths
weak expansive peoples somethings strait persones mouses especial tha wen whe hose hase tose ant siting flys finnish wold
tought slowly lonely hight lifes knifes leafs advises visite wont cant ive planing planed shouldn wrongful touristic leaved
tring withe withing yong hav thi nad winning spendings waked mathematic shopp wanna whic studie trys rember repet any_more
shes ill hell well`.split(/\s+/),
);

/** Wrong spelling to right spelling; `_` of the table is a space. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/[|\n]/)
    .map(
      (pair) =>
        pair
          .trim()
          .split(' ')
          .map((word) => word.replaceAll('_', ' ')) as [string, string],
    )
    .filter(([wrong]) => !ALSO_WORDS.has(wrong.replaceAll(' ', '_'))),
);
