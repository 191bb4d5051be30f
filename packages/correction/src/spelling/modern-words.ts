/** Words that are newer than the lexicon, or come from other languages and are at home in English texts. */
export const modernWords: ReadonlySet<string> = new Set(
  `advisor advisors capita gras spina bifida hoc ergo primus shorn sprits fils propter quitted advisory cafe facto vitae alumni alma mater versa
analytics backend backends frontend frontends meta repo repos plugin plugins dataset datasets metadata timestamp timestamps
zeroes transpile transpiled getter getters username usernames workflow workflows chatbot chatbots esports unboxing
cryptocurrency cryptocurrencies bitcoin bitcoins deepfake deepfakes crowdfunding touchscreen touchscreens vegan vegans
sudoku manga anime karaoke kimchi ramen bubble-tea mahjong qipao hutong gaokao tuk-tuk phage phages punty punties marver marvers grandad grandads tech techs app apps blog blogs blogger bloggers vlog vlogs vlogger podcast podcasts wifi selfie
selfies smartphone smartphones emoji emojis hashtag hashtags livestream livestreams streamer streamers startup
startups coworking online offline google googled googling youtube youtuber youtubers whatsapp instagram facebook
tiktok netflix uber wechat zoom covid coronavirus lockdown ebook ebooks website websites webcam webinar login
username smartwatch smartwatches touchscreen chatbot chatbots bitcoin crowdfunding influencer influencers unfriend
freelancer freelancers eco vegan vegans gluten smoothie smoothies latte lattes cappuccino espresso mocha macchiato
barista baristas hummus falafel couscous tajine tagine baklava paella tapas ceviche empanada empanadas arepa
arepas taco tacos burrito burritos guacamole quesadilla nachos feijoada capoeira samba caipirinha borscht borsch
pelmeni blini dacha samovar babushka kimchi bibimbap bulgogi soju hanbok hangul chuseok seollal sushi sashimi
ramen udon soba tempura tofu miso wasabi sake onigiri bento tatami kimono yukata karaoke manga anime otaku origami
ikebana onsen sakura dim sum wonton baozi jiaozi mooncake mooncakes hotpot zongzi hutong mahjong tai chi qigong
qipao cheongsam pho banh dai tet naan roti chapati dosa samosa samosas biryani masala paneer ghee lassi chai curry
curries dal daal thali sari saris saree kurta rickshaw rickshaws tuk tuktuk diwali holi songkran durian durians
pomelo rambutan lychee lychees longan jackfruit mangosteen papaya satay laksa nasi goreng rendang kebab kebabs
doner simit ayran raki hookah hammam bazaar souk hijab abaya halal kosher iftar suhoor eid ramadan oud dabke
shawarma tabbouleh labneh kibbeh injera ugali jollof fufu matatu safari ubuntu gelato tiramisu prosciutto
mozzarella parmesan pesto focaccia ciabatta panettone ravioli gnocchi lasagna lasagne risotto bruschetta carbonara
fondue raclette croissant croissants baguette baguettes brioche crepe crepes quiche ratatouille souvlaki moussaka
tzatziki feta gyros schnitzel bratwurst pretzel pretzels strudel sauna saunas smorgasbord hygge tango salsa
bachata reggaeton cumbia mariachi flamenco siesta fiesta telenovela kindergarten karate judo taekwondo aikido
kendo sumo yoga pilates zumba parkour snowboarding kitesurfing paddleboard paddleboarding skatepark skateboarder
skateboarders kayaking geocaching airbnb hostel hostels staycation glamping campervan campervans flashcard
flashcards multitasking brainstorm burnout wellbeing mindfulness upcycle upcycled upcycling recyclable
biodegradable plogging microplastic microplastics solar autonomous drone drones hoverboard hybrid e-bike carpool
carpooling rideshare airpods earbuds headset headsets gamer gamers gaming esports meme memes playlist playlists
spoiler spoilers binge sitcom sitcoms biopic k-pop kpop rapper rappers dj djs mum mums mom moms dad dads granny
grandpa grandma bestie besties bff lol ok okay yeah yep nope hmm wow ugh oops yay tbh btw gonna gotta kinda ain
cos km kms kg kgs cm mm ml mph pm am tv cv pc pcs usb dvd gps atm id ids faq pdf www com http https th nd ing ed
re un dis mis pre non rainforest rainforests sunburnt treehouse shoebox yoghurt yoghurts laundrette queueing
multitask barcode audiobook audiobooks umami saudade von van de la le el los las des du der den das die san santa
st loch lochs mosque mosques pagoda pagodas stupa fengshui feng shui ayurveda ayurvedic yin yang kung fu ninja
samurai geisha tsunami tsunamis haiku haikus sudoku zen karma avatar guru mantra covid-19 vaping vape e-scooter
scooter scooters bubble tea boba matcha kombucha kefir quinoa chia avocado avocados edamame seitan tempeh barbecue
barbeque bbq takeaway takeout foodie foodies brunch popcorn ketchup mayonnaise oregano cilantro jalapeno paprika
tortilla tortillas`.split(/\s+/),
);
