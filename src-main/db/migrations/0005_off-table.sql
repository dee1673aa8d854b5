CREATE TABLE `off_table_encounter` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`day` integer NOT NULL,
	`place_id` text NOT NULL,
	`warband_ids` text NOT NULL,
	`outcome` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `off_table_game`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`place_id`) REFERENCES `off_table_place`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "off_table_encounter_json" CHECK(json_valid("off_table_encounter"."warband_ids"))
);
--> statement-breakpoint
CREATE INDEX `off_table_encounter_day` ON `off_table_encounter` (`game_id`,`day`);--> statement-breakpoint
CREATE INDEX `off_table_encounter_place` ON `off_table_encounter` (`place_id`);--> statement-breakpoint
CREATE TABLE `off_table_game` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`scene` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`night_id` text,
	`after_battle_id` text,
	`scenario_id` text,
	`from_day` integer NOT NULL,
	`day` integer NOT NULL,
	`days` integer NOT NULL,
	`is_over` integer DEFAULT false NOT NULL,
	`entry_ids` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`night_id`) REFERENCES `game_night`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`after_battle_id`) REFERENCES `battle`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`scenario_id`) REFERENCES `scenario`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "off_table_named" CHECK(length("off_table_game"."name") > 0),
	CONSTRAINT "off_table_days" CHECK("off_table_game"."day" >= "off_table_game"."from_day" AND "off_table_game"."days" BETWEEN 1 AND 999),
	CONSTRAINT "off_table_entries" CHECK(json_valid("off_table_game"."entry_ids"))
);
--> statement-breakpoint
CREATE INDEX `off_table_night` ON `off_table_game` (`night_id`);--> statement-breakpoint
CREATE INDEX `off_table_battle` ON `off_table_game` (`after_battle_id`);--> statement-breakpoint
CREATE INDEX `off_table_scenario` ON `off_table_game` (`scenario_id`);--> statement-breakpoint
CREATE TABLE `off_table_group` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`warband_id` text NOT NULL,
	`name` text NOT NULL,
	`unit_ids` text DEFAULT '[]' NOT NULL,
	`place_id` text,
	FOREIGN KEY (`game_id`) REFERENCES `off_table_game`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`warband_id`) REFERENCES `warband`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`place_id`) REFERENCES `off_table_place`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "off_table_group_named" CHECK(length("off_table_group"."name") > 0),
	CONSTRAINT "off_table_group_json" CHECK(json_valid("off_table_group"."unit_ids"))
);
--> statement-breakpoint
CREATE INDEX `off_table_group_game` ON `off_table_group` (`game_id`);--> statement-breakpoint
CREATE INDEX `off_table_group_warband` ON `off_table_group` (`warband_id`);--> statement-breakpoint
CREATE INDEX `off_table_group_place` ON `off_table_group` (`place_id`);--> statement-breakpoint
CREATE TABLE `off_table_order` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`day` integer NOT NULL,
	`warband_id` text NOT NULL,
	`group_id` text,
	`group_name` text NOT NULL,
	`unit_ids` text DEFAULT '[]' NOT NULL,
	`place_id` text NOT NULL,
	`deed` text NOT NULL,
	`service_id` text,
	`wants` text DEFAULT '[]' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`result` text,
	FOREIGN KEY (`game_id`) REFERENCES `off_table_game`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`warband_id`) REFERENCES `warband`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`group_id`) REFERENCES `off_table_group`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`place_id`) REFERENCES `off_table_place`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "off_table_order_deed" CHECK("off_table_order"."deed" IN ('go', 'shop', 'heal', 'repair', 'recruit', 'watch', 'talk', 'rest', 'other')),
	CONSTRAINT "off_table_order_json" CHECK(json_valid("off_table_order"."unit_ids") AND json_valid("off_table_order"."wants") AND json_valid(coalesce("off_table_order"."result", '0')))
);
--> statement-breakpoint
CREATE INDEX `off_table_order_day` ON `off_table_order` (`game_id`,`day`);--> statement-breakpoint
CREATE INDEX `off_table_order_warband` ON `off_table_order` (`warband_id`);--> statement-breakpoint
CREATE INDEX `off_table_order_group` ON `off_table_order` (`group_id`);--> statement-breakpoint
CREATE INDEX `off_table_order_place` ON `off_table_order` (`place_id`);--> statement-breakpoint
CREATE TABLE `off_table_place` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`name` text NOT NULL,
	`star_id` text,
	`entry_id` text,
	`public_notes` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`services` text DEFAULT '[]' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `off_table_game`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`star_id`) REFERENCES `star`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`entry_id`) REFERENCES `journal_entry`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "off_table_place_named" CHECK(length("off_table_place"."name") > 0),
	CONSTRAINT "off_table_place_json" CHECK(json_valid("off_table_place"."services"))
);
--> statement-breakpoint
CREATE INDEX `off_table_place_game` ON `off_table_place` (`game_id`);--> statement-breakpoint
CREATE INDEX `off_table_place_star` ON `off_table_place` (`star_id`);--> statement-breakpoint
CREATE INDEX `off_table_place_entry` ON `off_table_place` (`entry_id`);